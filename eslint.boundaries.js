// Which folder may import which: every import that is not allowed here is forbidden. Changing this list
// changes the architecture.
import boundaries from 'eslint-plugin-boundaries'

/** Layers of `streams/` that consist of one folder. */
const streamsLayers = ['kernel', 'domain', 'ports', 'link', 'machines', 'views', 'core', 'adapters']
/** Folders of `src/`; `main` is the one file `src/main.ts`. */
const srcFolders = ['app', 'bindings', 'screens', 'routes', 'ui', 'words', 'i18n']
/** Features that other features may import; they import no features themselves. */
const sharedFeatures = ['price', 'clock', 'loading', 'scroll', 'roads']
/** Folders at the root. */
const rootFolders = ['platform', 'tests', 'e2e', 'bench', 'scripts']

/** The folders of `platform/room/`, and which of them each may import besides the files beside them. */
const roomParts = {
  crowd: [],
  hub: [],
  connections: ['hub'],
  admission: ['connections'],
  commands: ['hub', 'connections'],
  chat: ['commands', 'connections'],
  gifts: ['commands', 'connections'],
  moderation: ['chat', 'commands', 'connections'],
  predictions: ['commands', 'connections'],
  bags: ['commands', 'connections'],
  polls: ['chat', 'hub', 'commands', 'connections'],
  shares: ['chat', 'commands', 'connections'],
  posts: ['hub', 'bags', 'commands', 'polls', 'predictions', 'shares'],
  bots: ['crowd', 'bags', 'polls', 'posts'],
}

const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture ? { capture } : {}),
})

/** The first match wins, so the folder of one venue or feed is listed before the folder that contains it. */
const elements = [
  element('venue', 'streams/venues/*', ['venue']),
  element('venues', 'streams/venues'),
  element('feed', 'streams/feeds/*', ['feed']),
  element('feeds', 'streams/feeds'),
  element('wireProtocol', 'streams/wire/*', ['protocol']),
  element('wire', 'streams/wire'),
  element('platformVenue', 'platform/venues/*', ['venue']),
  element('platformVenues', 'platform/venues'),
  element('platformRoomPart', 'platform/room/*', ['part']),
  element('platformRoom', 'platform/room'),
  ...streamsLayers.map((name) => element(name, `streams/${name}`)),
  ...sharedFeatures.map((name) => element('sharedFeature', `src/features/${name}`)),
  element('feature', 'src/features/*', ['feature']),
  ...srcFolders.map((name) => element(name, `src/${name}`)),
  ...rootFolders.map((name) => element(name, name)),
]

const files = [
  {
    category: 'entryPoint',
    pattern:
      'streams/{index,addresses,announcements,esports,live,lobby,news,predictions,records,results,search,protection,filter,statistics,match,betNews,reserve,slip,shell,siteContent,slipLink,virtual,rounds,play,gameBanners,wallet,casino,lottery,lotteryValues,gameRecords}.ts',
  },
  { category: 'composition', pattern: 'streams/createStreams.ts' },
  { category: 'main', pattern: 'src/main.ts' },
  { category: 'ambient', pattern: 'src/*.d.ts' },
  { category: 'feedIndex', pattern: 'streams/feeds/*/index.ts' },
  { category: 'toolConfig', pattern: '*.{js,ts}' },
]

const folder = (...types) => ({ element: { types: { anyOf: types } } })
const file = (category) => ({ file: { categories: category } })
/** The protocols of the operator; every other protocol belongs to one venue. */
const operatorProtocol = {
  element: { types: 'wireProtocol', captured: { protocol: ['site', 'room', 'games', 'casino', 'lottery'] } },
}
/** The protocol that those of the products of games share. */
const gamesProtocol = { element: { types: 'wireProtocol', captured: { protocol: 'games' } } }
/** The protocol of the venue whose folder the importing file is in. */
const ownProtocol = {
  element: { types: 'wireProtocol', captured: { protocol: '{{ from.element.captured.venue }}' } },
}
const packages = (...names) => ({
  module: { origin: 'external', source: names.flatMap((name) => [name, `${name}/**`]) },
})
const anyPackage = { module: { origin: 'external' } }
const nodeItself = { module: { origin: 'core' } }
const allow = (from, ...to) => to.map((target) => ({ from, allow: { to: target } }))
const forbid = (from, message, ...to) => to.map((target) => ({ from, disallow: { to: target }, message }))

const entryPoint = file('entryPoint')
const feedIndex = file('feedIndex')
const everyFolder = [
  folder(...streamsLayers, 'venue', 'venues', 'feed', 'feeds', 'wire', 'wireProtocol'),
  folder(...srcFolders, 'feature', 'sharedFeature', ...rootFolders),
  folder('platformVenue', 'platformVenues', 'platformRoom', 'platformRoomPart'),
  entryPoint,
  file('composition'),
  file('main'),
]

const streamsPolicies = [
  ...allow(folder('kernel'), packages('rxjs')),
  // `domain` and `wire` import no other layer: the platform shares them without the client's streams.
  ...allow(folder('wire', 'wireProtocol'), folder('wire'), packages('valibot')),
  ...allow(folder('wireProtocol'), gamesProtocol),
  ...allow(folder('ports'), folder('kernel', 'domain', 'wire'), operatorProtocol, packages('rxjs')),
  ...allow(
    folder('link'),
    folder('kernel', 'domain', 'wire', 'ports'),
    operatorProtocol,
    packages('rxjs', 'valibot'),
  ),
  ...allow(
    folder('venues', 'venue'),
    folder('kernel', 'domain', 'wire', 'ports', 'link', 'venues'),
    operatorProtocol,
    packages('rxjs', 'valibot'),
  ),
  ...allow(folder('venue'), ownProtocol),
  // Only the list of venues imports the venues themselves.
  ...allow(folder('venues'), folder('venue')),
  // A venue's own codes stay inside its folder: these layers see only the common interface.
  ...allow(
    folder('feeds', 'feed'),
    folder('kernel', 'domain', 'wire', 'ports', 'link', 'venues', 'feeds'),
    operatorProtocol,
    feedIndex,
    packages('rxjs', 'valibot'),
  ),
  ...allow(
    folder('machines'),
    folder('kernel', 'domain', 'ports', 'link', 'venues'),
    packages('rxjs', 'valibot'),
  ),
  ...allow(
    folder('views'),
    folder('kernel', 'domain', 'ports', 'link', 'venues', 'feeds', 'machines'),
    feedIndex,
    packages('rxjs'),
  ),
  // Composition: the lifetimes of a member and of a venue, and the parts that are loaded with later screens.
  ...allow(
    folder('core'),
    folder('kernel', 'domain', 'wire', 'ports', 'link', 'venues', 'feeds', 'machines', 'views'),
    operatorProtocol,
    feedIndex,
    packages('rxjs'),
  ),
  ...allow(
    folder('adapters'),
    folder('kernel', 'domain', 'wire', 'ports', 'link'),
    operatorProtocol,
    packages('rxjs', 'valibot', 'socket.io-client', 'hls.js', 'svgaplayerweb'),
  ),
  ...allow(
    file('composition'),
    folder('kernel', 'domain', 'wire', 'ports', 'link', 'venues', 'feeds', 'machines', 'views', 'core'),
    operatorProtocol,
    feedIndex,
    packages('rxjs'),
  ),
  ...allow(
    entryPoint,
    folder('kernel', 'domain', 'ports', 'link', 'venues', 'feeds', 'machines', 'views', 'core'),
    feedIndex,
    file('composition'),
  ),
]

const features = folder('feature', 'sharedFeature')
const srcFiles = [folder(...srcFolders), features, file('main')]
const loadedByAdapters = packages('socket.io-client', 'hls.js', 'svgaplayerweb')
const streamLibraries = packages('rxjs', 'observable-hooks')

const srcPolicies = [
  ...srcFiles.flatMap((from) => allow(from, anyPackage)),
  ...allow(file('main'), folder('app', 'bindings', 'routes', 'ui', 'i18n', 'adapters'), entryPoint),
  ...allow(
    folder('app'),
    folder('screens', 'bindings', 'routes', 'ui', 'words', 'i18n'),
    features,
    entryPoint,
  ),
  ...allow(folder('screens'), folder('bindings', 'routes', 'ui', 'words', 'i18n'), features, entryPoint),
  ...allow(features, folder('bindings', 'routes', 'ui', 'words', 'i18n'), entryPoint),
  // Features do not import each other; a screen composes them.
  ...allow(folder('feature'), folder('sharedFeature')),
  ...allow(folder('words'), folder('ui', 'i18n'), entryPoint),
  ...allow(folder('routes'), folder('bindings'), entryPoint),
  ...allow(folder('i18n'), entryPoint),
  ...allow(folder('bindings'), folder('i18n'), entryPoint),
  ...srcFiles.flatMap((from) =>
    forbid(from, 'Only streams/adapters loads sockets, video and gift players.', loadedByAdapters),
  ),
  ...[folder(...srcFolders.filter((name) => name !== 'bindings')), features, file('main')].flatMap((from) =>
    forbid(from, 'Only src/bindings joins streams to React.', streamLibraries),
  ),
]

const platformFiles = folder(
  'platform',
  'platformVenues',
  'platformVenue',
  'platformRoom',
  'platformRoomPart',
)
const roomPart = (...parts) => ({ element: { types: 'platformRoomPart', captured: { part: parts } } })

const platformPolicies = [
  ...allow(
    platformFiles,
    folder('wire', 'domain', 'platform', 'platformVenues', 'platformRoom'),
    operatorProtocol,
    anyPackage,
    nodeItself,
  ),
  // Only the platform's list of venues imports the venues themselves.
  ...allow(folder('platformVenues'), folder('platformVenue')),
  ...allow(folder('platformVenue'), ownProtocol),
  // The rest of the platform sees the room server, not the parts of which it is made.
  ...allow(folder('platformRoom'), folder('platformRoomPart')),
  ...Object.entries(roomParts).flatMap(([part, imports]) =>
    imports.length === 0 ? [] : allow(roomPart(part), roomPart(...imports)),
  ),
  ...forbid(
    platformFiles,
    'The platform does not use the libraries of the client.',
    packages('react', 'react-dom', 'observable-hooks', 'socket.io-client', 'hls.js', 'svgaplayerweb'),
  ),
]

/** Tests, end-to-end tests, benchmarks and scripts. */
const toolPolicies = [
  ...allow(folder('tests'), ...everyFolder, file('toolConfig'), anyPackage, nodeItself),
  ...allow(folder('bench'), ...everyFolder, anyPackage, nodeItself),
  ...forbid(folder('bench'), 'A benchmark does not depend on tests.', folder('tests', 'e2e')),
  // End-to-end tests use the platform's control calls to cause faults.
  ...allow(
    folder('e2e'),
    folder('wire', 'wireProtocol', 'domain', 'platform', 'platformRoom', 'scripts'),
    anyPackage,
    nodeItself,
  ),
  ...allow(
    folder('scripts'),
    folder('wire', 'wireProtocol', 'domain', 'platform', 'platformRoom', 'platformRoomPart', 'i18n'),
    anyPackage,
    nodeItself,
  ),
]

/** Settings of the rule that hold for every file. */
const settings = {
  'boundaries/elements': elements,
  'boundaries/files': files,
  'boundaries/root-path': import.meta.dirname,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'boundaries/legacy-templates': false,
  // Every relative import has its extension, so Node's own resolution finds the file.
  'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json', '.css'] } },
}

/** The files of some root folders, checked by the policies of these folders. */
const checked = (folders, policies) => ({
  name: `touchline/boundaries/${folders.join('+')}`,
  files: folders.map((name) => `${name}/**/*.{ts,tsx}`),
  plugins: { boundaries },
  settings,
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        message:
          '{{ from.file.path }} may not import {{ dependency.source }}: the folder is not open to it (see eslint.boundaries.js).',
        policies,
      },
    ],
    'boundaries/no-unknown-files': 'error',
  },
})

/**
 * ESLint configs that check every import, export-from and `import()` between the folders of this repository.
 * The rule tries every policy on every import, which with one list took a third of the time of lint; so each
 * root folder has only the policies that begin in it.
 */
export const boundariesConfigs = [
  checked(['streams'], streamsPolicies),
  checked(['src'], srcPolicies),
  checked(['platform'], platformPolicies),
  checked(['tests', 'e2e', 'bench', 'scripts'], toolPolicies),
]
