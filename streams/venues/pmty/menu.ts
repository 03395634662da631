import type { Menu } from '../../domain/menu.ts'
import { menu } from '../../wire/pmty/menu.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call } from '../venue.ts'
import type { Ask } from './call.ts'
import { readMenu } from './map/menu.ts'
import { mapValue } from './results.ts'

/** Requests tabs and sports with their counts. */
export function askMenu$(ask: Ask): Call<Menu> {
  return ask({ kind: 'read', polled: true, path: PMTY_PATHS.menu, answer: menu }).pipe(mapValue(readMenu))
}
