// Who may import whom: what is not allowed here is forbidden. A change of this list is a change of the architecture.
import boundaries from 'eslint-plugin-boundaries'

/** Rooms of `streams/` made of one folder each. */
const plainStreamsRooms = ['kernel', 'domain', 'wire', 'ports', 'link', 'machines', 'views', 'adapters']
/** Rooms of `src/`; `main` is the one file `src/main.ts`. */
const srcRooms = ['app', 'bindings', 'screens', 'features', 'routes', 'ui', 'i18n']
/** Folders at the root that are one room each. */
const rootRooms = ['platform', 'tests', 'e2e', 'bench', 'scripts']

const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture ? { capture } : {}),
})

/** First match wins, so a venue's or feed's own folder stands before the room that holds it. */
const elements = [
  element('venue', 'streams/venues/*', ['venue']),
  element('venues', 'streams/venues'),
  element('feed', 'streams/feeds/*', ['feed']),
  element('feeds', 'streams/feeds'),
  ...plainStreamsRooms.map((room) => element(room, `streams/${room}`)),
  ...srcRooms.map((room) => element(room, `src/${room}`)),
  ...rootRooms.map((room) => element(room, room)),
]

const files = [
  { category: 'door', pattern: 'streams/{index,live,records}.ts' },
  { category: 'composition', pattern: 'streams/createStreams.ts' },
  { category: 'main', pattern: 'src/main.ts' },
  { category: 'ambient', pattern: 'src/*.d.ts' },
  { category: 'feedDoor', pattern: 'streams/feeds/*/index.ts' },
  { category: 'toolConfig', pattern: '*.{js,ts}' },
]

const room = (...types) => ({ element: { types: { anyOf: types } } })
const file = (category) => ({ file: { categories: category } })
const packages = (...names) => ({
  module: { origin: 'external', source: names.flatMap((name) => [name, `${name}/**`]) },
})
const anyPackage = { module: { origin: 'external' } }
const nodeItself = { module: { origin: 'core' } }
const allow = (from, ...to) => to.map((target) => ({ from, allow: { to: target } }))
const forbid = (from, message, ...to) => to.map((target) => ({ from, disallow: { to: target }, message }))

const door = file('door')
const feedDoor = file('feedDoor')
const everyRoom = [
  room(...plainStreamsRooms, 'venue', 'venues', 'feed', 'feeds', ...srcRooms, ...rootRooms),
  door,
  file('composition'),
  file('main'),
]

const streamsPolicies = [
  ...allow(room('kernel'), packages('rxjs')),
  // `domain` and `wire` import nothing of the house: the platform shares them without the client's streams.
  ...allow(room('wire'), packages('valibot')),
  ...allow(room('ports'), room('kernel', 'domain', 'wire'), packages('rxjs')),
  ...allow(room('link'), room('kernel', 'domain', 'wire', 'ports'), packages('rxjs', 'valibot')),
  ...allow(
    room('venues', 'venue'),
    room('kernel', 'domain', 'wire', 'ports', 'link', 'venues'),
    packages('rxjs', 'valibot'),
  ),
  // The list of venues is the one place that names each of them.
  ...allow(room('venues'), room('venue')),
  // No venue's number travels past its own folder: from here on only the common interface is visible.
  ...allow(
    room('feeds', 'feed'),
    room('kernel', 'domain', 'wire', 'ports', 'link', 'venues', 'feeds'),
    feedDoor,
    packages('rxjs', 'valibot'),
  ),
  ...allow(
    room('machines'),
    room('kernel', 'domain', 'ports', 'link', 'venues'),
    packages('rxjs', 'valibot'),
  ),
  ...allow(
    room('views'),
    room('kernel', 'domain', 'ports', 'link', 'venues', 'feeds', 'machines'),
    feedDoor,
    packages('rxjs'),
  ),
  ...allow(
    room('adapters'),
    room('kernel', 'domain', 'wire', 'ports', 'link'),
    packages('rxjs', 'valibot', 'socket.io-client', 'hls.js', 'svgaplayerweb'),
  ),
  ...allow(
    file('composition'),
    room('kernel', 'domain', 'wire', 'ports', 'link', 'venue', 'venues', 'feeds', 'machines', 'views'),
    feedDoor,
    packages('rxjs'),
  ),
  ...allow(
    door,
    room('kernel', 'domain', 'ports', 'link', 'venues', 'feeds', 'machines', 'views'),
    feedDoor,
    file('composition'),
  ),
]

const srcFiles = [room(...srcRooms), file('main')]
const loadedByAdapters = packages('socket.io-client', 'hls.js', 'svgaplayerweb')
const streamLibraries = packages('rxjs', 'observable-hooks')

const srcPolicies = [
  ...srcFiles.flatMap((from) => allow(from, anyPackage)),
  ...allow(file('main'), room('app', 'bindings', 'routes', 'ui', 'i18n', 'adapters'), door),
  ...allow(room('app'), room('screens', 'features', 'bindings', 'routes', 'ui', 'i18n'), door),
  ...allow(room('screens'), room('features', 'bindings', 'routes', 'ui', 'i18n'), door),
  ...allow(room('features'), room('bindings', 'routes', 'ui', 'i18n'), door),
  ...allow(room('routes'), door),
  ...allow(room('i18n'), door),
  ...allow(room('bindings'), door),
  ...srcFiles.flatMap((from) =>
    forbid(from, 'Only streams/adapters loads sockets, video and gift players.', loadedByAdapters),
  ),
  ...[room(...srcRooms.filter((name) => name !== 'bindings')), file('main')].flatMap((from) =>
    forbid(from, 'Only src/bindings joins streams to React.', streamLibraries),
  ),
]

const rootPolicies = [
  ...allow(room('platform'), room('wire', 'domain'), anyPackage, nodeItself),
  ...forbid(
    room('platform'),
    'The platform does not use the libraries of the client.',
    packages('react', 'react-dom', 'observable-hooks', 'socket.io-client', 'hls.js', 'svgaplayerweb'),
  ),
  ...allow(room('tests'), ...everyRoom, file('toolConfig'), anyPackage, nodeItself),
  ...allow(room('bench'), ...everyRoom, anyPackage, nodeItself),
  ...forbid(room('bench'), 'A benchmark does not depend on tests.', room('tests', 'e2e')),
  // The control calls are how a test makes a bad day.
  ...allow(room('e2e'), room('wire', 'domain', 'platform', 'scripts'), anyPackage, nodeItself),
  ...allow(room('scripts'), room('wire', 'domain', 'platform'), anyPackage, nodeItself),
]

/** ESLint config that checks every import, export-from and `import()` of the house's rooms. */
export const boundariesConfig = {
  name: 'house/boundaries',
  files: ['{streams,src,platform,tests,e2e,bench,scripts}/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'boundaries/root-path': import.meta.dirname,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/legacy-templates': false,
    // Every relative import carries its extension, so Node's own resolution finds the file.
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json', '.css'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        message:
          '{{ from.file.path }} may not import {{ dependency.source }}: the room is not open to it (see eslint.boundaries.js).',
        policies: [...streamsPolicies, ...srcPolicies, ...rootPolicies],
      },
    ],
    'boundaries/no-unknown-files': 'error',
  },
}
