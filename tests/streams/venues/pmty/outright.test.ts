import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { MatchQuery } from '../../../../streams/domain/menu.ts'
import { otOf, sideOf } from '../../../../streams/venues/pmty/numbers.ts'
import { answer, createVenueUnderTest, NOW } from './harness.ts'

const QUERY: MatchQuery = {
  betType: 'champion',
  sport: 'rugby',
  menuId: '50016',
  day: 'all',
  sort: 'league',
  leagues: [],
}
const OUTRIGHT = { kind: 'outright', stat: 'places', period: 'match' } as const

const option = (ot: string, change: object = {}) => ({
  oid: `o${ot}`,
  ot,
  on: `队${ot}`,
  ov: 300_000,
  os: 1,
  ...change,
})

const CUP = {
  mid: 'c1',
  csid: '14',
  tid: 'l1',
  tn: '香港七人橄榄球赛',
  mgt: String(NOW),
  mmp: '0',
  ms: 1,
  mhs: 0,
  mc: 1,
  msc: ['S1|0:0'],
  hps: [
    {
      hpid: '10000',
      hpn: '冠军',
      hps: '冠军',
      hid: 'k1',
      hn: 1,
      hs: 0,
      hmed: String(NOW),
      hsw: '1',
      ol: [
        option('2', { oddSort: 2 }),
        option('1', { oddSort: 1 }),
        option('17', { oddSort: 3, os: 3 }),
        option('no side', { oddSort: 4 }),
        option('3', { oddSort: 5, ov: 0 }),
      ],
    },
  ],
}

describe('an outright', () => {
  const read = async (wire: unknown) => {
    const { venue } = createVenueUnderTest(() => answer([wire]))
    const result = await firstValueFrom(venue.sports.matches(QUERY))
    return result.ok ? result.value.value[0] : undefined
  }

  it('has no teams, and one line with its entrants in the order of the venue, named by it', async () => {
    const listed = await read(CUP)
    expect(listed?.match).toMatchObject({ teams: null, sport: 'rugby', state: 'live' })
    const [market] = listed?.markets ?? []
    expect(market).toMatchObject({ key: 'places.outright.match', oddsFormats: ['europe'] })
    expect(market?.lines).toMatchObject([{ marketId: 'k1', slot: 1, line: null, status: 'open' }])
    expect(
      market?.lines[0]?.selections.map(({ side, name, status }) => `${side} ${name ?? ''} ${status}`),
    ).toEqual(['entrant:1 队1 open', 'entrant:2 队2 open', 'entrant:17 队17 closed'])
  })

  it.each([
    ['hid', ''],
    ['ol', []],
    ['hid', undefined],
  ])('without %s it has no line', async (field, value) => {
    const listed = await read({ ...CUP, hps: [{ ...CUP.hps[0], [field]: value }] })
    expect(listed?.markets[0]?.lines.flatMap(({ selections }) => selections) ?? []).toEqual([])
  })

  it('a match with one name is no outright', async () => {
    expect((await read({ ...CUP, man: '切尔西' }))?.match.teams).toMatchObject({ away: { name: '切尔西' } })
  })

  it('the number of an entrant is a side in an outright only', () => {
    expect(sideOf(OUTRIGHT, '1')).toBe('entrant:1')
    expect(otOf('entrant:1')).toBe('1')
    expect(sideOf({ ...OUTRIGHT, kind: 'result' }, '1')).toBe('home')
    expect(sideOf({ ...OUTRIGHT, kind: 'result' }, '17')).toBeNull()
    expect(sideOf(OUTRIGHT, '<b>')).toBeNull()
  })
})
