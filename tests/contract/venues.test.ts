import { filter, firstValueFrom, timeout } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { HomeView, MemberStreams, SlipView, Streams } from '../../streams/index.ts'
import { announcementStreams } from '../../streams/announcements.ts'
import { recordsStreams } from '../../streams/records.ts'
import { reserveStreams } from '../../streams/reserve.ts'
import { resultsStreams } from '../../streams/results.ts'
import { seriesField } from '../../streams/machines/slip/slip.ts'
import { PASSWORD } from '../platform/book/testPlatform.ts'
import { TOY } from '../streams/venues/toy/toyVenue.ts'
import { until } from './contractMember.ts'
import { type ContractPlatform, openContractPlatform, type VenueFixture } from './contractVenues.ts'

const STAKE = '10'
const STAKE_MINOR = 1000

function memberOf(streams: Streams): Promise<MemberStreams> {
  return until(streams.member$, (value) => value !== null)
}

/** Selects the bet type of the venue's fixture, and adds its price to the slip. */
async function choosePrice(member: MemberStreams, { betType, price }: VenueFixture): Promise<string> {
  member.home.setBetType(betType)
  const price$ = member.prices.price$(price)
  const shown = firstValueFrom(
    price$.pipe(
      filter(({ state }) => state === 'open'),
      timeout(15_000),
    ),
  )
  await until(member.home.home$, (home) => home.betType === betType && home.list.status === 'live')
  await shown
  member.slip.setOpen(true)
  member.prices.toggle(price)
  const { fields } = await until(member.slip.slip$, (view) => view.fields[0]?.limit != null)
  return fields[0]?.key ?? ''
}

async function confirm(member: MemberStreams, key: string): Promise<void> {
  member.slip.type(key, STAKE)
  await until(member.slip.slip$, ({ action }) => action === 'place')
  expect(member.slip.confirm()).toBe(true)
}

describe.each(['PMTY', 'FBTY', 'IMTY', 'YBTY', 'DPTY', TOY])('the client at a venue, %s', (code) => {
  let platform: ContractPlatform
  const open: Streams[] = []
  let turn = 0

  beforeAll(async () => {
    platform = await openContractPlatform()
  })
  afterEach(() => {
    for (const streams of open.splice(0)) streams.end()
  })
  afterAll(() => platform.end())

  const signIn = async () => {
    turn += 1
    const name = `${code.toLowerCase()}-${String(turn)}`
    const { streams, fixture } = await platform.openAt(code, name)
    open.push(streams)
    await until(streams.session$, (session) => session !== 'restoring')
    const scope = streams.openScope()
    streams.login(scope).submit(name, PASSWORD)
    const member = await memberOf(streams)
    scope.end()
    return { streams, fixture, member }
  }

  it('shows its tabs and a list with prices', async () => {
    const { member, fixture } = await signIn()
    member.home.setBetType(fixture.betType)
    const home = await until(member.home.home$, ({ list }) => (list.value?.length ?? 0) > 0)
    expect(home.tabs.map(({ betType }) => betType)).toEqual([...member.rules.betTypes, 'favourite'])
    expect(home.tabs.find(({ betType }) => betType === fixture.betType)?.count).toBeGreaterThan(0)
    expect((await until(member.row$(fixture.price.matchId), (row) => row !== null)).match.id).toBe(
      fixture.price.matchId,
    )
  })

  it('takes a bet at the price that was shown, and has it among the open bets', async () => {
    const { member, fixture } = await signIn()
    const before = await fixture.balance()
    await confirm(member, await choosePrice(member, fixture))
    const { outcome } = await until(member.slip.slip$, (view) => view.outcome?.phase === 'accepted')
    expect(outcome?.bets).toHaveLength(1)
    expect(outcome?.bets[0]).toMatchObject({ state: 'accepted', stake: { minor: STAKE_MINOR } })
    expect(outcome?.bets[0]?.legs[0]?.takenOdds).toBe(outcome?.bets[0]?.legs[0]?.agreedOdds)
    expect(await fixture.balance()).toBe(before - STAKE_MINOR)
    await until(member.balance$, ({ value }) => value?.minor === before - STAKE_MINOR)
    expect(await until(member.openBets$, (count) => (count ?? 0) > 0)).toBeGreaterThan(0)
  })

  it('finds a bet whose answer was lost, and does not send it again', async () => {
    const { member, fixture } = await signIn()
    const before = await fixture.balance()
    const key = await choosePrice(member, fixture)
    fixture.loseNextAnswer()
    await confirm(member, key)
    await until(member.slip.slip$, (view) => view.outcome?.phase === 'unknown')
    const { outcome } = await until(member.slip.slip$, (view) => view.outcome?.phase === 'accepted')
    expect(outcome).toMatchObject({ lookedUp: true, bets: [{ state: 'accepted' }] })
    expect(await fixture.balance()).toBe(before - STAKE_MINOR)
  })

  it.each(['answered', 'answerLost'])('takes a cover of three legs, %s', async (fate) => {
    const { streams, member, fixture } = await signIn()
    const before = await fixture.balance()
    await choosePrice(member, fixture)
    for (const price of fixture.others) member.prices.toggle(price)
    member.slip.setKind('system')
    const key = seriesField('3:2+3')
    const cover = (view: SlipView) => view.fields.find((field) => field.key === key)
    await until(member.slip.slip$, (view) => cover(view)?.limit != null)
    if (fate === 'answerLost') fixture.loseNextAnswer()
    await confirm(member, key)
    const { outcome } = await until(member.slip.slip$, (view) => view.outcome?.phase === 'accepted')
    const stake = { minor: STAKE_MINOR * 4 }
    expect(outcome?.bets).toMatchObject([{ series: '3:2+3', combinations: 4, state: 'accepted', stake }])
    expect(outcome?.lookedUp).toBe(fate === 'answerLost')
    expect(await fixture.balance()).toBe(before - STAKE_MINOR * 4)
    const scope = streams.openScope()
    const { records$ } = member.part(recordsStreams).records(scope)
    const { list } = await until(records$, (view) => (view.list.value?.orders.length ?? 0) > 0)
    expect(list.value?.orders[0]).toMatchObject({ series: '3:2+3', combinations: 4, stake })
    scope.end()
  })

  it('reserves at a better price, and has a bet when it comes', async () => {
    const { streams, member, fixture } = await signIn()
    const key = await choosePrice(member, fixture)
    const reserve = member.part(reserveStreams)
    expect(reserve !== null).toBe(fixture.hasReservations)
    if (reserve === null) return
    const { reserving, list$, changes, refresh } = reserve
    expect(changes.edit !== undefined).toBe(fixture.editsReservations)
    const { currency } = fixture
    const before = await fixture.balance()
    const made = async (price: string) => {
      member.slip.type(key, STAKE)
      await until(member.slip.slip$, ({ legs }) => legs[0]?.reservable === true)
      reserving.open()
      reserving.type(price)
      const ready = await until(reserving.state$, (state) => state?.block === null)
      expect(reserving.confirm(ready?.terms ?? '')).toBe(true)
      const { outcome } = await until(member.slip.slip$, (view) => view.outcome?.phase === 'accepted')
      expect(outcome?.bets).toMatchObject([{ state: 'reserved', stake: { minor: STAKE_MINOR } }])
      return outcome?.bets[0]?.orderNo ?? ''
    }
    const waiting$ = list$({ shown: 'waiting', currency })
    const failed$ = list$({ shown: 'failed', currency })

    const cancelled = await made('9.00')
    const { value } = await until(waiting$, (list) => list.value?.reservations.length === 1)
    expect(value?.reservations[0]).toMatchObject({ state: 'waiting', odds: 900_000, reasonKey: null })
    changes.pressCancel(cancelled)
    changes.pressCancel(cancelled)
    await until(waiting$, (list) => list.value?.reservations.length === 0)
    const said = streams.notices.notices$.value.map(({ textKey }) => textKey)
    expect(said).toContain('reserve.cancelled')
    const ended = await until(failed$, (list) => list.value?.reservations.length === 1)
    expect(ended.value?.reservations[0]).toMatchObject({
      state: 'cancelled',
      reasonKey: 'reserve.reason.userCancelled',
    })
    expect(await fixture.balance()).toBe(before)

    member.slip.closeOutcome()
    await choosePrice(member, fixture)
    const placed = await made('2.30')
    await until(
      waiting$,
      (list) => list.value?.reservations.some(({ order }) => order.orderNo === placed) === true,
    )
    await fixture.offerMore()
    refresh()
    await until(waiting$, (list) => list.value?.reservations.length === 0)
    await expect.poll(() => fixture.balance()).toBe(before - STAKE_MINOR)
    const scope = streams.openScope()
    const { records$ } = member.part(recordsStreams).records(scope)
    await until(records$, (view) => (view.list.value?.orders.length ?? 0) > 0)
    scope.end()
  })

  it('has results of the matches of a day, with an outcome of every selection', async () => {
    const { member, fixture } = await signIn()
    const matchId = fixture.endMatch()
    const results = member.part(resultsStreams)
    if (results === null) throw new Error('the venue has no results')
    expect(results).toMatchObject(fixture.resultLists)
    const sports = await until(results.sports$, ({ value }) => value !== undefined)
    const choice = results.choice({ kind: null, sport: null, day: null, quarter: null }, sports.value ?? [])
    const list = await until(results.list$(choice), ({ value }) => (value?.length ?? 0) > 0)
    expect(list.value?.map(({ id }) => id)).toContain(matchId)
    const { value } = await until(results.match$(matchId), ({ status }) => status !== 'connecting')
    expect(value?.match).toMatchObject({ id: matchId, state: 'ended' })
    const outcomes = value?.markets.flatMap(({ lines }) =>
      lines.flatMap(({ selections }) => selections.map(({ outcome }) => outcome)),
    )
    expect(outcomes?.length).toBeGreaterThan(2)
    expect(outcomes).not.toContain(null)
  })

  it('bets only in what the venue offers, whatever the member prefers elsewhere', async () => {
    const { streams, member, fixture } = await signIn()
    streams.settings.change('acceptance', 'any')
    streams.settings.change('currency', 'RMB')
    streams.settings.change('oddsFormat', 'indonesian')
    await choosePrice(member, fixture)
    member.slip.setKind('parlay')
    const { rules } = member
    const view = member.slip.slip$.value
    expect(rules.acceptanceModes).toContain(view.acceptance)
    expect(rules.currencies).toContain(view.currency)
    expect(rules.oddsFormats).toContain(view.oddsFormat)
    expect(rules.oddsFormats).toContain('europe')
    expect(rules.acceptanceModes[0]).toBe('none')
    expect(view.kind).toBe(rules.parlay === null ? 'single' : 'parlay')
    expect(streams.settings.settings$.value.acceptance).toBe('any')
  })

  it('keeps its slip while the member is at another venue', async () => {
    const { streams, member, fixture } = await signIn()
    const key = await choosePrice(member, fixture)
    member.slip.type(key, STAKE)
    streams.venue.choose(code === TOY ? 'PMTY' : TOY)
    const elsewhere = await memberOf(streams)
    expect(elsewhere).not.toBe(member)
    expect(elsewhere.slip.slip$.value.legs).toEqual([])
    streams.venue.choose(code)
    const back = await memberOf(streams)
    const { legs, fields } = await until(back.slip.slip$, (view) => view.fields[0]?.limit != null)
    expect(legs.map((leg) => leg.key)).toEqual([key])
    expect(fields[0]?.text).toBe(STAKE)
  })

  it('shows the announcements of the venue, and which of them are new', async () => {
    const { streams, member, fixture } = await signIn()
    const streamsOfVenue = member.part(announcementStreams)
    expect([member.hasAnnouncements, streamsOfVenue !== null]).toEqual(
      Array(2).fill(fixture.hasAnnouncements),
    )
    if (streamsOfVenue === null) return
    const ids = fixture.announce()
    const { list$, unseen$, important$, loadMore, markSeen } = streamsOfVenue
    const scope = streams.openScope()
    scope.run(list$)
    const first = await until(list$, ({ value }) => value !== undefined)
    const { announcements = [], more = false } = first.value ?? {}
    expect(announcements.map(({ id }) => id)).toEqual(ids.slice(0, announcements.length))
    expect([await until(unseen$, (count) => count !== null), important$.value]).toEqual([
      announcements.length,
      null,
    ])
    if (more) loadMore()
    const all = await until(list$, ({ value }) => value?.more === false)
    expect(all.value?.announcements.map(({ id }) => id)).toEqual(ids)
    markSeen(all.value?.announcements ?? [])
    expect(await until(unseen$, (count) => count === 0)).toBe(0)
    scope.end()
  })

  it('keeps favourites: the last choice counts, and a league has all its matches', async () => {
    const { member, fixture } = await signIn()
    member.home.setBetType(fixture.betType)
    const { list } = await until(
      member.home.home$,
      (home) => home.betType === fixture.betType && home.list.status === 'live',
    )
    const row = await until(member.row$(fixture.price.matchId), (view) => view !== null)
    for (let time = 0; time < 11; time++) member.favourites.toggleMatch(row.match)
    member.home.setBetType('favourite')
    const ids = (home: HomeView) => (home.list.value ?? []).flatMap(({ matchIds }) => matchIds)
    await until(member.home.home$, (home) => ids(home).join() === row.match.id)
    member.favourites.toggleLeague(row.match.league)
    const all = (list.value ?? []).flatMap(({ leagueId, matchIds }) =>
      leagueId === row.match.league.id ? matchIds : [],
    )
    expect(all.length).toBeGreaterThan(1)
    await until(member.home.home$, (home) => all.every((id) => ids(home).includes(id)))
  })
})
