import { firstTexts } from './first.ts'
import { lateTexts } from './late.ts'

const { errors, match, slip, sports } = firstTexts
const { errors: betErrors, match: page, slip: sheet, sports: esports } = lateTexts

/** All texts of this language, by area. */
export const texts = {
  ...firstTexts,
  ...lateTexts,
  errors: { ...errors, ...betErrors, venue: { ...errors.venue, ...betErrors.venue } },
  match: { ...match, ...page },
  sports: { ...sports, ...esports },
  slip: {
    ...slip,
    ...sheet,
    waiting: { ...slip.waiting, ...sheet.waiting },
    result: { ...slip.result, ...sheet.result },
  },
}
