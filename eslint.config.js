import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import rxjsX from 'eslint-plugin-rxjs-x'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { boundariesConfigs } from './eslint.boundaries.js'
import { suppressionsConfig } from './eslint.suppressions.js'

/**
 * A later `no-restricted-syntax` replaces an earlier one for the same file, so each block repeats the whole
 * list.
 */
const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` object or a union.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    message: 'A cast through `unknown` hides a wrong type: decode the value instead.',
  },
]
const timeIsAPort = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the time from the Clock port.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Take the time from the Clock port.' },
]
const streamsEndInBindings = [
  'CallExpression[callee.property.name=/^(subscribe|pipe|forEach)$/][callee.object.name=/\\$$/]',
  'CallExpression[callee.property.name=/^(subscribe|pipe|forEach)$/][callee.object.property.name=/\\$$/]',
].map((selector) => ({ selector, message: 'Components read streams through src/bindings.' }))

const hostGlobals = [
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'performance',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
  'history',
  'window',
  'document',
  'self',
  'globalThis',
  'process',
].map((name) => ({ name, message: 'Streams reach the host through a port only.' }))

const browserStores = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Screens store through `useStreams().storage`.',
}))

const hostProperties = [
  { object: 'Date', property: 'now', message: 'Take the time from the Clock port.' },
  { object: 'Math', property: 'random', message: 'Take chance from the Random port.' },
]

/** The rules that need types are in .oxlintrc.json (docs/decisions/0109-types-are-linted-natively.md). */
const typescript = {
  name: 'touchline/typescript',
  files: ['**/*.{ts,tsx}'],
  extends: [js.configs.recommended, tseslint.configs.strict],
  rules: {
    '@typescript-eslint/ban-ts-comment': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-restricted-syntax': ['error', ...everywhere],
  },
}

/** The options for rules that need the types of these projects. */
function typesOf(...project) {
  return { parserOptions: { project, tsconfigRootDir: import.meta.dirname } }
}

/** Which names end in `$`: those of observables, and of functions that return one. */
const finnish = {
  functions: true,
  methods: false,
  objects: false,
  parameters: true,
  properties: true,
  strict: false,
  variables: true,
  types: {
    '^State\\$$': true,
    // A callback or command (`frame`, `post`, `place`) is named after its action, although it returns an
    // observable. Its type is a function literal, which TypeScript names `__type` or `__function`. Declared
    // factories (`createX$`) are still checked.
    '^__(type|function)$': false,
    '^(MonoType)?OperatorFunction$': false,
    '^UnaryFunction$': false,
  },
}

const rxjs = {
  name: 'touchline/rxjs',
  // Not in tests and benchmarks: these rules need types, and the program of the tests, which import everything, took
  // most of the time of the lint. Their subscriptions end with the test.
  files: ['{streams,src}/**/*.{ts,tsx}'],
  plugins: { 'rxjs-x': rxjsX },
  rules: {
    'rxjs-x/finnish': ['error', finnish],
    'rxjs-x/no-async-subscribe': 'error',
    'rxjs-x/no-connectable': 'error',
    'rxjs-x/no-create': 'error',
    'rxjs-x/no-exposed-subjects': 'error',
    'rxjs-x/no-floating-observables': 'error',
    'rxjs-x/no-ignored-notifier': 'error',
    'rxjs-x/no-ignored-replay-buffer': 'error',
    'rxjs-x/no-ignored-subscription': 'error',
    'rxjs-x/no-index': 'error',
    'rxjs-x/no-internal': 'error',
    'rxjs-x/no-nested-subscribe': 'error',
    'rxjs-x/no-redundant-notify': 'error',
    'rxjs-x/no-sharereplay': ['error', { allowConfig: false }],
    'rxjs-x/no-subject-unsubscribe': 'error',
    'rxjs-x/no-subscribe-in-pipe': 'error',
    'rxjs-x/no-topromise': 'error',
    'rxjs-x/no-unbound-methods': 'error',
    'rxjs-x/no-unsafe-subject-next': 'error',
    'rxjs-x/no-unsafe-takeuntil': 'error',
    'rxjs-x/prefer-observer': 'error',
    'rxjs-x/prefer-root-operators': 'error',
    'rxjs-x/throw-error': 'error',
  },
}

export default defineConfig(
  globalIgnores(['dist/', '.cache/', '.data/', 'coverage/', 'playwright-report/', 'test-results/']),
  {
    name: 'touchline/javascript',
    files: ['**/*.js'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  typescript,
  rxjs,
  {
    name: 'touchline/types-of-streams',
    files: ['streams/**/*.ts'],
    ignores: ['streams/adapters/**'],
    languageOptions: typesOf('./streams/tsconfig.json'),
  },
  {
    name: 'touchline/types-of-the-client',
    files: ['src/**/*.{ts,tsx}', 'streams/adapters/**/*.ts'],
    languageOptions: typesOf('./src/tsconfig.json'),
  },
  ...boundariesConfigs,
  suppressionsConfig,
  {
    name: 'touchline/react',
    files: ['src/**/*.{ts,tsx}', 'tests/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    name: 'touchline/storage-in-components',
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', ...browserStores] },
  },
  {
    name: 'touchline/streams-in-components',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/bindings/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...streamsEndInBindings] },
  },
  {
    // Functions of the kernel are operators and factories that are named by a verb (`poll`, `keyed`,
    // `shareGrace`).
    name: 'touchline/kernel',
    files: ['streams/kernel/**/*.ts'],
    rules: { 'rxjs-x/finnish': ['error', { ...finnish, functions: false }] },
  },
  {
    name: 'touchline/streams-without-a-host',
    files: ['streams/**/*.ts'],
    ignores: ['streams/adapters/**'],
    rules: {
      'no-restricted-globals': ['error', ...hostGlobals],
      'no-restricted-properties': ['error', ...hostProperties],
      'no-restricted-syntax': ['error', ...everywhere, ...timeIsAPort],
    },
  },
  {
    name: 'touchline/tests',
    files: ['{tests,e2e,bench}/**/*.{ts,tsx}'],
    rules: {
      // A `describe` is a function that holds all of its tests.
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    name: 'touchline/command-line',
    files: ['{scripts,bench}/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // These tools require a default export in their config files.
    name: 'touchline/config-files',
    files: ['*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
