import type { SameTexts } from '../../sameTexts.ts'
import type { sports as original } from '../cmn/sports.ts'

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports: SameTexts<typeof original> = {
  tennis: {
    period: {
      set1: '第1盤',
      set2: '第2盤',
      set3: '第3盤',
      set4: '第4盤',
      set5: '第5盤',
    },
    phase: {
      set1: '第1盤',
      set2: '第2盤',
      set3: '第3盤',
      set4: '第4盤',
      set5: '第5盤',
    },
    captionOf: {
      sets: {
        handicap: '讓盤',
        total: '總盤',
      },
    },
    stat: {
      sets: '盤',
    },
  },
}
