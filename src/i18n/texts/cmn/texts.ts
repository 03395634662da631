import { firstTexts } from './first.ts'
import { lateTexts } from './late.ts'

/** All texts of this language, by area. */
export const texts = { ...firstTexts, ...lateTexts }
