import type { Linter } from 'eslint'

export declare const boundariesConfigs: readonly Linter.Config[]
