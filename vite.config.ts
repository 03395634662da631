import react from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
} from 'vite'

/** What draws: needed by every screen, cached apart from our own code. */
const drawing =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|observable-hooks)[\\/]/
/** The bundler's own few lines go along: as a file apart they would be found last. */
const streaming = /node_modules[\\/](rxjs|tslib)[\\/]|rolldown[\\/]runtime/

/** The page's own script, and what it has drawn: `import()`ed, so that the streams begin before React is there. */
const STREAMS_ENTRY = /[\\/](src[\\/]main\.ts|index\.html)$/
const SCREEN_ENTRY = /[\\/]src[\\/]app[\\/]mount\.tsx$/

/**
 * Names the chunk of everything that is imported on the way from an entry without an `import()`. As one file it
 * comes in one answer: on a slow line each of thirty small ones waits for its own round trip.
 */
function allOf(name: string, entry: RegExp) {
  return (moduleId: string, graph: Rolldown.ChunkingContext): string | null =>
    isOnTheWayFrom(entry, moduleId, graph) ? name : null
}

function isOnTheWayFrom(entry: RegExp, moduleId: string, graph: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>()
  const reaches = (id: string): boolean => {
    if (entry.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return graph.getModuleInfo(id)?.importers.some(reaches) ?? false
  }
  return reaches(moduleId)
}

/** Has the page fetch the styles along with the streams: what draws must not wait for them. */
function screenStyles(): Plugin {
  return {
    name: 'screen-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => /[\\/]screen-[^\\/]*\.css$/.test(fileName))
          .map((fileName): HtmlTagDescriptor => {
            const attrs = { rel: 'stylesheet', crossorigin: true, href: `/${fileName}` }
            return { tag: 'link', attrs, injectTo: 'head' }
          }),
    },
  }
}

/**
 * svgaplayerweb makes code from text twice while it is loaded: to ask Node for its modules, and for the global
 * object. It does without where that fails; but the page's content security policy reports each try.
 */
function withoutEval(): Plugin {
  const replaced = {
    'eval("quire".replace(/^/,"re"))(moduleName)': 'null',
    'new Function("return this")()': 'globalThis',
  }
  return {
    name: 'svgaplayerweb-without-eval',
    transform: {
      filter: { id: /svgaplayerweb[\\/]build[\\/]svga\.min\.js/ },
      handler: (code) => {
        for (const [from, to] of Object.entries(replaced)) {
          if (!code.includes(from)) throw new Error('svgaplayerweb has changed: look for its eval anew')
          code = code.replace(from, to)
        }
        return { code, map: null }
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), withoutEval(), screenStyles()],
  // RxJS ships its classes as written under this condition; without it come copies for browsers long gone.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: true,
    // Nothing inlined: the page's content security policy allows files of this origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Whatever one screen or one feature loads stays in that screen's own chunk, so hls.js and svgaplayerweb
        // are not part of the way to the first screen.
        codeSplitting: {
          groups: [
            { name: 'react', test: drawing, priority: 4 },
            { name: 'rxjs', test: streaming, priority: 5 },
            { name: allOf('streams', STREAMS_ENTRY), debugName: 'streams', priority: 2 },
            { name: allOf('screen', SCREEN_ENTRY), debugName: 'screen', priority: 1 },
          ],
        },
      },
    },
  },
})
