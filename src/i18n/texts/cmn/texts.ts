import { firstTexts } from './first.ts'
import { lateTexts } from './late.ts'

const { match, slip } = firstTexts
const { match: page, slip: sheet } = lateTexts

/** All texts of this language, by area. */
export const texts = {
  ...firstTexts,
  ...lateTexts,
  match: { ...match, ...page },
  slip: {
    ...slip,
    ...sheet,
    waiting: { ...slip.waiting, ...sheet.waiting },
    result: { ...slip.result, ...sheet.result },
  },
}
