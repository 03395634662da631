/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports = {
  tennis: {
    period: {
      set1: '第1盘',
      set2: '第2盘',
      set3: '第3盘',
      set4: '第4盘',
      set5: '第5盘',
    },
    phase: {
      set1: '第1盘',
      set2: '第2盘',
      set3: '第3盘',
      set4: '第4盘',
      set5: '第5盘',
    },
    captionOf: {
      sets: {
        handicap: '让盘',
        total: '总盘',
      },
    },
    stat: {
      sets: '盘',
    },
  },
}
