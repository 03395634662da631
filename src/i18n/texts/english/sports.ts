import type { SameTexts } from '../../sameTexts.ts'
import type { sports as original } from '../cmn/sports.ts'

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports: SameTexts<typeof original> = {
  tennis: {
    period: {
      set1: 'set 1',
      set2: 'set 2',
      set3: 'set 3',
      set4: 'set 4',
      set5: 'set 5',
    },
    phase: {
      set1: 'Set 1',
      set2: 'Set 2',
      set3: 'Set 3',
      set4: 'Set 4',
      set5: 'Set 5',
    },
    captionOf: {
      sets: {
        handicap: 'Sets',
        total: 'Sets O/U',
      },
    },
    stat: {
      sets: 'Sets',
    },
  },
}
