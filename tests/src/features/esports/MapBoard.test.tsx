import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Match } from '../../../../streams/domain/match.ts'
import { MapBoard } from '../../../../src/features/esports/MapBoard.tsx'
import type { Language } from '../../../../src/i18n/languages.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { createI18n } from '../../../support/i18n.ts'
import { matchOf } from '../../../streams/feeds/builders.ts'

const MATCH = matchOf('m1', 0, {
  sport: 'dota2',
  teams: { home: { id: 'h', name: 'LGD', kit: null }, away: { id: 'a', name: 'TES', kit: null } },
  phase: 'set2',
  score: [1, 0],
  bestOf: 3,
  facts: {
    'kills.set1': [31, 22],
    'towers.set1': [11, 4],
    'kills.set2': [5, 8],
    'towers.set2': [3, 5],
    'gold.match': [0, 2000],
  },
})

async function board(match: Match, language: Language = 'CMN') {
  const i18n = await createI18n(language)
  render(
    <TranslationProvider i18n={i18n}>
      <MapBoard match={match} stale={false} />
    </TranslationProvider>,
  )
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
}

it('has a column for each map, with its kills and towers and who has won it, and a dash where there are none', async () => {
  expect(await board(MATCH)).toEqual([
    ['', '1第1图', '2第2图', '3第3图', '合计'],
    ['人头', '31-22第1图，人头 31 比 22', '5-8第2图，人头 5 比 8', '–未进行', '36-30'],
    ['推塔', '11-4第1图，推塔 11 比 4', '3-5第2图，推塔 3 比 5', '–未进行', '14-9'],
    ['胜方', 'LGD 胜', '–', '–', '1-0'],
  ])
  expect(screen.getByText('TES 领先 2000')).toBeTruthy()
})

it('has rounds and kills of CSGO, in the words of the language', async () => {
  const facts = { 'rounds.set1': [13, 9], 'kills.set1': [88, 71] } as const
  const rows = await board({ ...MATCH, sport: 'csgo', state: 'ended', phase: 'ended', facts }, 'ENGLISH')
  expect(rows.map(([name]) => name)).toEqual(['', 'Rounds', 'Kills', 'Winner'])
  expect(rows[1]?.[1]).toBe('13-9map 1, Rounds 13 to 9')
  expect(rows[1]?.[2]).toBe('–Not played')
})

it('before the match has dashes only', async () => {
  const coming = { state: 'notStarted', phase: 'notStarted', score: [0, 0], facts: {} } as const
  const [, ...rows] = await board({ ...MATCH, ...coming })
  expect(rows.map((cells) => cells.at(-1))).toEqual(['–', '–', '–'])
})
