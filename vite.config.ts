import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite'

/** Libraries that change seldom and that every screen needs: cached apart from our own code. */
const alwaysNeeded = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/
const streaming = /node_modules[\\/](rxjs|observable-hooks|tslib)[\\/]/

const ENTRY = /[\\/](src[\\/]main\.tsx|index\.html)$/

/**
 * Names the chunk of everything that is imported on the way from the entry without an `import()`. As one file it
 * comes in one answer: on a slow line each of thirty small ones waits for its own round trip.
 */
function firstScreen(moduleId: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>()
  const isOnTheWay = (id: string): boolean => {
    if (ENTRY.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return graph.getModuleInfo(id)?.importers.some(isOnTheWay) ?? false
  }
  return isOnTheWay(moduleId) ? 'app' : null
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
  plugins: [react(), withoutEval()],
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
            { name: 'react', test: alwaysNeeded },
            { name: 'rxjs', test: streaming },
            { name: firstScreen, debugName: 'first screen' },
          ],
        },
      },
    },
  },
})
