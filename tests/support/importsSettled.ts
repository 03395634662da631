import { afterAll, vi } from 'vitest'

// The files of a worker share the loaded modules. A dynamic import that is pending when a file ends would fail, and
// the failed module would stay cached for the next files.
afterAll(() => vi.dynamicImportSettled())
