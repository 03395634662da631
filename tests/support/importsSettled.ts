import { afterAll, vi } from 'vitest'

// The files of a worker share the loaded modules: an import that is under way when a file ends would fail, and the
// module with it, for the next files too.
afterAll(() => vi.dynamicImportSettled())
