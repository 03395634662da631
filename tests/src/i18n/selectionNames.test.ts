import { describe, expect, it } from 'vitest'
import type { MarketKind, Side } from '../../../streams/domain/market.ts'
import { COMPOSED_SIDES, isSide } from '../../../streams/domain/vocabulary/sides.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { marketCaption, marketName, selectionName, selectionShort } from '../../../src/i18n/selectionNames.ts'
import { createI18n } from '../../support/i18n.ts'

const NAMES = { home: '曼城', away: '利物浦' }
const specOf = (kind: MarketKind) => ({ stat: 'goals', kind, period: 'match' }) as const
/** Names are isolated for texts that run from right to left. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

describe('the words of a selection', () => {
  it.each<[MarketKind, Side, string, string]>([
    ['exactTotal', 'exact0', '0', '0'],
    ['exactTotal', 'exact6More', '6 或以上', '6 or more'],
    ['winningMargin', 'homeBy1', '曼城 胜 1 球', '曼城 by 1'],
    ['winningMargin', 'awayBy3More', '利物浦 胜 3 球或以上', '利物浦 by 3 or more'],
    ['winningMargin', 'draw', '平局', 'Draw'],
    ['halfTimeFullTime', 'homeDraw', '主/平', '1/X'],
    ['halfTimeFullTime', 'awayAway', '客/客', '2/2'],
    ['cleanSheetHome', 'yes', '是', 'Yes'],
    ['firstTeam', 'none', '无', 'None'],
    ['firstTime', 'minutes31to45', '31–45 分钟', '31–45 min'],
    ['goalRange', 'range2to3', '2–3', '2–3'],
    ['cornerRange', 'range12More', '12 或以上', '12 or more'],
    ['halfWithMost', 'secondHalf', '下半场', '2nd half'],
    ['resultAndBothScore', 'awayYes', '客/是', '2/Yes'],
    ['method', 'homeByStoppage', '曼城 击倒或终止', '曼城 by stoppage'],
    ['method', 'awayByDecision', '利物浦 点数', '利物浦 by decision'],
    ['roundGroup', 'rounds10to12', '第 10–12 回合', 'Rounds 10–12'],
    ['resultAndBothScore', 'drawNo', '平/否', 'X/No'],
  ])('of %s %s are put together', async (kind, side, chinese, english) => {
    for (const [language, expected] of [
      ['CMN', chinese],
      ['ENGLISH', english],
    ] as const) {
      const { t } = await createI18n(language)
      expect(plain(selectionName(t, specOf(kind), side, '', NAMES))).toBe(expected)
    }
  })

  it('say the number that a line is about', async () => {
    const chinese = (await createI18n('CMN')).t
    const english = (await createI18n('ENGLISH')).t
    const named = (kind: MarketKind, side: Side, line: string) =>
      [chinese, english].map((t) => plain(selectionName(t, specOf(kind), side, line, NAMES)))
    expect(named('nextTeam', 'away', '2')).toEqual(['利物浦 第 2 个', '利物浦 no. 2'])
    expect(named('race', 'none', '5')).toEqual(['无 先到 5', 'None first to 5'])
    expect(selectionShort(chinese, specOf('race'), 'home', '5')).toBe('先到 5')
    // The name of the side alone is used where the line is written elsewhere.
    expect(named('nextTeam', 'home', '')).toEqual(['曼城', '曼城'])
  })

  it('of every side that is put together are there, in full and in short, in each language', async () => {
    for (const language of ['CMN', 'ZHO', 'ENGLISH'] as const) {
      const { t } = await createI18n(language)
      for (const side of Object.keys(COMPOSED_SIDES).filter(isSide)) {
        const words = [
          selectionName(t, specOf('winningMargin'), side, '', NAMES),
          selectionShort(t, specOf('winningMargin'), side, ''),
        ]
        for (const word of words) expect(word, `${language} ${side}`).toMatch(/^\S.*$|^\d$/)
        expect(words.join()).not.toMatch(/markets\.|undefined|\{\{/)
      }
    }
  })
})

describe('the captions of the list', () => {
  it.each<[Sport, string, string]>([
    ['tennis', '独赢 让局 总局', 'Winner, Games, Games O/U'],
    ['volleyball', '独赢 让局 总分', 'Winner, Sets, Total'],
    ['tableTennis', '独赢 让局 总分', 'Winner, Games, Total'],
    ['badminton', '独赢 让局 总分', 'Winner, Games, Total'],
    ['snooker', '独赢 让局 总局', 'Winner, Frames, Frames O/U'],
    ['darts', '独赢 让局 总局', 'Winner, Sets, Legs O/U'],
    ['boxing', '独赢 总回合 打满', '1X2, Rounds O/U, Distance'],
    ['baseball', '独赢 让分 大小', 'Winner, Run line, Runs O/U'],
    ['cricket', '独赢 大小 单双', 'Winner, Runs O/U, Odd/even'],
  ])('of %s say what is played', async (sport, chinese, english) => {
    const columns = descriptorOf(sport).columns[0] ?? []
    const cmn = (await createI18n('CMN')).t
    const en = (await createI18n('ENGLISH')).t
    expect(columns.map(({ spec }) => marketCaption(cmn, sport, spec)).join(' ')).toBe(chinese)
    expect(columns.map(({ spec }) => marketCaption(en, sport, spec)).join(', ')).toBe(english)
  })

  it('are those of the market in a part, too', async () => {
    const { t } = await createI18n('ENGLISH')
    const frames = { stat: 'sets', kind: 'total', period: 'match' } as const
    const runs = { stat: 'runs', kind: 'total', period: 'set2' } as const
    expect(marketName(t, 'snooker', frames)).toBe('Frames O/U, full time')
    expect(marketName(t, 'cricket', runs)).toBe('Runs O/U, innings 2')
  })
})
