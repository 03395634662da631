/** The entry point of the native shell. */
export { shellStreams } from './core/shellStreams.ts'
export type { SafeArea, Shell } from './link/shell.ts'
