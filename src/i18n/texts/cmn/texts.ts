import { firstTexts } from './first.ts'
import { lateTexts } from './late.ts'

const { slip } = firstTexts
const { slip: sheet } = lateTexts

/** All texts of this language, by area. */
export const texts = {
  ...firstTexts,
  ...lateTexts,
  slip: {
    ...slip,
    ...sheet,
    waiting: { ...slip.waiting, ...sheet.waiting },
    result: { ...slip.result, ...sheet.result },
  },
}
