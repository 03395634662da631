import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStandings } from '../../../platform/statistics/standings.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { EPOCH, footballAfter, found, HOUR } from '../world/builders.ts'
import { createScriptedWorld } from '../book/scriptedWorld.ts'
import { type ArticleHead, type NewsReader, readNews } from './newsHarness.ts'

describe('the news', () => {
  const { world, now, pass } = footballAfter(6 * HOUR)
  let reader: NewsReader
  let heads: readonly ArticleHead[] = []

  beforeAll(async () => {
    reader = readNews(world, now)
    heads = await reader.heads()
  }, 60_000)

  const idsOf = (kind: ArticleHead['kind']): readonly string[] =>
    heads.filter((head) => head.kind === kind).map(({ id }) => id)

  it('are in order, each once and none from the future', () => {
    expect(new Set(heads.map(({ id }) => id)).size).toBe(heads.length)
    const times = heads.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Math.max(...times)).toBeLessThanOrEqual(now())
  })

  it('have a preview of every football match that is listed, from a day before kick-off', () => {
    const due = world.matches().filter(({ kickOff }) => kickOff - now() <= 24 * HOUR)
    expect(due.length).toBeGreaterThan(20)
    const previews = new Set(idsOf('preview'))
    expect(due.filter(({ id }) => !previews.has(`preview-${id}`))).toEqual([])
    const later = world.matches().filter(({ kickOff }) => kickOff - now() > 24 * HOUR)
    expect(later.filter(({ id }) => previews.has(`preview-${id}`))).toEqual([])
  })

  it('have a report of every match that ended in the last day, and of no other', () => {
    const ended = world
      .past('football', now() - 24 * HOUR, now())
      .filter(({ state }) => state === 'ended')
      .map(({ id }) => `report-${id}`)
    expect(idsOf('report').toSorted()).toEqual(ended.toSorted())
  })

  it('agree with the result of the match and the table', async () => {
    const standings = createStandings(found(world.almanac, 'almanac'))
    for (const id of idsOf('report').slice(0, 40)) {
      const matchId = id.replace('report-', '')
      const report = found(await reader.article(id), id)
      const goals = found(world.result(matchId)?.facts['goals.match'], 'goals')
      expect(report.rows.items[0], id).toMatchObject({ home: String(goals[0]), away: String(goals[1]) })
      const text = report.paragraphs.items.map((each) => textOf(each).english).join(' ')
      expect(text, id).toContain(goals.join(':'))
      expect(report.publishedAt).toBe(world.almanac?.endedAt(matchId))
      const table = await standings.tableWith(matchId)
      const teams = found(world.almanac?.played(matchId), 'match').teams
      const place = (table ?? []).findIndex(({ team }) => team.id === teams.home.id)
      const row = report.rows.items.find(({ label }) => textOf(label).english === 'Position')
      expect(row?.home, id).toBe(table === null ? undefined : String(place + 1))
    }
  }, 60_000)

  it('list the goals with their minutes, as many as were scored', async () => {
    let counted = 0
    for (const id of idsOf('report').slice(0, 25)) {
      const matchId = id.replace('report-', '')
      const [home, away] = found(world.result(matchId)?.facts['goals.match'], 'goals')
      const { paragraphs } = found(await reader.article(id), id)
      const text = paragraphs.items.map((each) => textOf(each).english).join(' ')
      const scores = text.match(/\(\d+:\d+\)/g) ?? []
      expect(scores, id).toHaveLength(home + away)
      if (scores.length > 0) expect(scores.at(-1)).toBe(`(${String(home)}:${String(away)})`)
      counted += scores.length
    }
    expect(counted).toBeGreaterThan(20)
  }, 60_000)

  it('are complete in three languages, and vary', async () => {
    const some = [
      ...idsOf('preview').slice(0, 15),
      ...idsOf('report').slice(0, 15),
      ...idsOf('table').slice(0, 6),
    ]
    expect(some.length).toBeGreaterThan(30)
    for (const id of some) {
      const { title, summary, paragraphs } = found(await reader.article(id), id)
      expect(paragraphs.items.length, id).toBeGreaterThan(0)
      for (const each of [title, summary, ...paragraphs.items]) {
        const { cmn, zho, english } = textOf(each)
        for (const words of [cmn, zho, english]) expect(words).not.toMatch(/^\s*$|[{}]|undefined|NaN/)
        expect(english).not.toMatch(/[。，、]|\b1 (points|goals|matches|wins|draws|defeats|shots)\b/)
      }
    }
    const openings = idsOf('preview').map(
      (id) =>
        textOf(
          found(
            heads.find((head) => head.id === id),
            id,
          ).title,
        ).english,
    )
    const shapes = new Set(
      openings.map((title) => (title.startsWith('Preview') ? 1 : title.includes(' v ') ? 2 : 3)),
    )
    expect(shapes.size).toBe(3)
  }, 60_000)

  it('have the table of every league with one, of today and two days before', async () => {
    const tables = idsOf('table')
    const leagues = new Set(heads.filter(({ kind }) => kind === 'table').map(({ leagueId }) => leagueId))
    expect(leagues.size).toBeGreaterThan(8)
    expect(tables).toHaveLength(leagues.size * 3)
    const { standings, rows } = found(await reader.article(found(tables[0], 'table')), 'table')
    expect(rows.items).toEqual([])
    expect(standings.items.map(({ place }) => place)).toEqual(standings.items.map((_, index) => index + 1))
    for (const { won, drawn, lost, played, points } of standings.items) {
      expect(won + drawn + lost).toBe(played)
      expect(points).toBe(3 * won + drawn)
    }
  })

  it('of a match are its preview and report, and of a league only its own', async () => {
    const id = found(idsOf('report')[5], 'report')
    const matchId = id.replace('report-', '')
    const ofMatch = await reader.heads({ matchId })
    expect(ofMatch.map((head) => head.id)).toEqual([`report-${matchId}`, `preview-${matchId}`])
    const { leagueId } = found(ofMatch[0], 'head')
    const ofLeague = await reader.heads({ leagueId })
    expect(ofLeague.length).toBeGreaterThan(3)
    expect(new Set(ofLeague.map((head) => head.leagueId))).toEqual(new Set([leagueId]))
    expect(await reader.heads({ matchId: 'nothing' })).toEqual([])
  })

  it('are the same in another process, and remain while the world goes on', async () => {
    const ids = ['preview', 'report', 'table'].map(
      (kind) =>
        found(
          heads.find((head) => head.kind === kind),
          kind,
        ).id,
    )
    const before = await Promise.all(ids.map((id) => reader.article(id)))
    const other = footballAfter(6 * HOUR)
    const elsewhere = readNews(other.world, other.now)
    expect(await Promise.all(ids.map((id) => elsewhere.article(id)))).toEqual(before)
    other.pass(5 * HOUR)
    expect(await Promise.all(ids.slice(1).map((id) => elsewhere.article(id)))).toEqual(before.slice(1))
  }, 60_000)

  it('follow a result that is withdrawn or corrected', async () => {
    const other = footballAfter(6 * HOUR)
    const elsewhere = readNews(other.world, other.now)
    const id = found(idsOf('report')[30], 'report')
    const matchId = id.replace('report-', '')
    expect(other.world.control.withdraw(matchId)).toBe(true)
    expect(await elsewhere.article(id)).toBeNull()
    expect((await elsewhere.heads({ matchId })).map(({ kind }) => kind)).toEqual(['preview'])
    expect(other.world.control.publish(matchId, { 'goals.match': [7, 0] })).toBe(true)
    const corrected = found(await elsewhere.article(id), id)
    expect(corrected.rows.items[0]).toMatchObject({ home: '7', away: '0' })
    expect(JSON.stringify(corrected.paragraphs)).toContain('7:0')
    // The goals of the earlier score are not listed any more.
    expect(JSON.stringify(corrected.paragraphs)).not.toMatch(/\(\d+:\d+\)/)
  })

  it('refuse ids that no article has', async () => {
    const table = found(idsOf('table')[0], 'table')
    const wrong = [
      'preview-',
      'report-',
      'preview-99999999',
      'report-__proto__',
      `${table}0`,
      table.replace(/\d{8}$/, '20260231'),
      table.replace(/\d{8}$/, '20990101'),
      table.replace(/\d{8}$/, '20200101'),
      'table-0-20260509',
      'opinion-1',
      '../../etc/passwd',
    ]
    for (const id of wrong) {
      expect(await reader.ask(soccerPaths.newsDetail, { id }), id).toMatchObject({ ok: false, code: 800_005 })
    }
    const bodies = [null, [], {}, { id: '' }, { id: 'x'.repeat(65) }, { id: {} }]
    for (const body of bodies) {
      expect(await reader.ask(soccerPaths.newsDetail, body)).toMatchObject({ ok: false, code: 10_003 })
    }
    const pages = [
      { page: 0, size: 10 },
      { page: 1, size: 51 },
      { page: 1, size: 0 },
      { page: 1.5, size: 1 },
      {},
    ]
    for (const body of pages) {
      expect(await reader.ask(soccerPaths.newsList, body)).toMatchObject({ ok: false, code: 10_003 })
    }
    expect(await reader.ask(soccerPaths.newsList, { page: 1e9, size: 50 })).toMatchObject({
      data: { items: [], total: heads.length },
    })
  })

  it('never fail, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom('', 'preview-', 'report-', 'table-'),
        async (tail, kind) => {
          expect((await reader.ask(soccerPaths.newsDetail, { id: kind + tail })).ok).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('come as the world advances', async () => {
    const running = world.matches().filter(({ phase }) => phase === 'secondHalf')
    for (const { id } of running) expect(await reader.article(`report-${id}`)).toBeNull()
    pass(3 * HOUR)
    const ended = running.filter(({ id }) => world.result(id)?.state === 'ended')
    expect(ended.length).toBeGreaterThan(3)
    for (const { id } of ended) expect(await reader.article(`report-${id}`)).not.toBeNull()
  })
})

describe('the news of a world without tables', () => {
  it('have previews and reports of what is known', async () => {
    let at = EPOCH
    const world = createScriptedWorld({ now: () => at, rate: 1 })
    const reader = readNews(world, () => at)
    world.finish('live-1', { 'goals.match': [2, 2] })
    at += 3 * HOUR
    const heads = await reader.heads()
    expect(heads.map(({ id }) => id)).toContain('report-live-1')
    expect(heads.filter(({ kind }) => kind === 'table')).toEqual([])
    const report = found(await reader.article('report-live-1'), 'report')
    expect(report.rows.items).toHaveLength(1)
    const preview = found(await reader.article('preview-early-1'), 'preview')
    expect([preview.rows.items.length, preview.paragraphs.items.length]).toEqual([0, 1])
  })
})

function textOf(text: ArticleHead['title']): { cmn: string; zho: string; english: string } {
  return typeof text === 'string' ? { cmn: text, zho: text, english: text } : text
}
