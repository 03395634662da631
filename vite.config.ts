import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
} from 'vite'

/** Libraries for rendering: every screen needs them, and they are cached apart from the application code. */
const drawing =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|observable-hooks)[\\/]/
/** The bundler's runtime is included: as a separate file it would be discovered last and delay the start. */
const streaming = /node_modules[\\/](rxjs|tslib)[\\/]|rolldown[\\/]runtime/

/**
 * The entry script, and the module that it loads with `import()` so that the streams start before React is
 * loaded.
 */
const STREAMS_ENTRY = /[\\/](src[\\/]main\.ts|index\.html)$/
const SCREEN_ENTRY = /[\\/]src[\\/]app[\\/]mount\.tsx$/

/**
 * The site's addresses, the native shell, and others: small modules that many late screens share. A chunk for each
 * would add its name to the scripts of the first screen. What these modules import comes with them, and each page
 * loads them right after its first lines, so none of them may import a part of the streams.
 */
const siteParts =
  /src[\\/](features[\\/]addresses[\\/](AddressList|AddressSettings|DomainRow)|bindings[\\/]use(Addresses|Shell))\.|streams[\\/](core[\\/]((address|shell)Streams|siteDomains)|link[\\/](domains|shell|shellChannel)|wire[\\/]site[\\/](domains|shell)|views[\\/]permanentDomain)\.ts|src[\\/](routes[\\/](targetPath|newsPaths|virtualPaths|useOpenPage)|bindings[\\/](useTicking|useOnScreen|useMedia))\.|streams[\\/]wire[\\/](predictedGoals|localText)\./

/**
 * Names the chunk of all modules that are reachable from an entry without an `import()`. One file needs one
 * request; on a slow connection, thirty small files would each wait for a round trip.
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

/**
 * Adds the stylesheet of the first screen to the page, so that it is fetched in parallel with the scripts.
 */
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
 * svgaplayerweb evaluates code from strings twice when it is loaded: to find Node's `require`, and to get the
 * global object. It has a fallback for both, but the page's content security policy reports each attempt.
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

/**
 * react-router's package names only its development build, with warnings for developers and their texts. The
 * production build beside it has the same exports.
 */
const routerInProduction = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

/**
 * The router's links, forms and their prefetching are made by calls that the bundler has to keep, unless they
 * are marked as free of side effects, and are named by assignments that it has to keep too.
 */
function withoutUnusedRouterParts(): Plugin {
  const name = /^(?:Form|NavLink|Link)\.displayName = .*$/gm
  const made = /(?<=^var (?:Form|NavLink|Link) = )(?=\w+\.forwardRef\()/gm
  return {
    name: 'react-router-without-unused-parts',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: code.replace(name, '').replace(made, '/* @__PURE__ */ '), map: null }),
    },
  }
}

/** A class and its stylesheet: shorter than the default name, whose line numbers do not compress. */
function classNameOf(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''))
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig({
  plugins: [react(), withoutEval(), withoutUnusedRouterParts(), screenStyles()],
  // Under this condition RxJS ships its classes as ES2015; without it, ES5 for browsers that are not
  // supported here.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^react-router$/, replacement: routerInProduction }],
  },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // For maintainers. The scripts do not refer to their maps, and the platform does not serve them.
    sourcemap: 'hidden',
    // Nothing is inlined: the page's content security policy allows files of this origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Modules that only one screen or feature loads stay in that screen's chunk, so hls.js and
        // svgaplayerweb are not loaded for the first screen.
        codeSplitting: {
          groups: [
            { name: 'react', test: drawing, priority: 4 },
            { name: 'rxjs', test: streaming, priority: 5 },
            { name: allOf('streams', STREAMS_ENTRY), debugName: 'streams', priority: 2 },
            { name: allOf('screen', SCREEN_ENTRY), debugName: 'screen', priority: 1 },
            { name: 'site', test: siteParts, priority: 0 },
          ],
        },
      },
    },
  },
})
