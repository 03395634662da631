import { type ReadText, useTranslation } from './useTranslation.ts'

export type { ReadText } from './useTranslation.ts'

export function useLocalText(): ReadText {
  return useTranslation().read
}
