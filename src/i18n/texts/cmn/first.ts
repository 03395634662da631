import { common } from './common.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { login } from './login.ts'
import { markets } from './markets.ts'
import { match } from './match.ts'
import { recordNames } from './recordNames.ts'
import { slip } from './slip.ts'
import { sports } from './sports.ts'
import { states } from './states.ts'
import { titles } from './titles.ts'

/** The texts that are part of the bundle. The others are in `late.ts`. */
export const firstTexts = {
  ...titles,
  common,
  login,
  home,
  match,
  markets,
  sports,
  slip,
  records: recordNames,
  states,
  errors,
}
