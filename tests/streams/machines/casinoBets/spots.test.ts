import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLAYS, PLAY_CODES } from '../../../../streams/domain/baccarat/plays.ts'
import { memberLimits } from '../../../../streams/domain/casino/limits.ts'
import {
  NO_STAKES,
  type SpotLimits,
  stakeOn,
  stakesOf,
  totalStake,
} from '../../../../streams/domain/casino/stakes.ts'
import {
  lying,
  NO_SPOTS,
  type Spots,
  spotsAfter,
  type SpotsEvent,
  tappedOnly,
} from '../../../../streams/machines/casinoBets/spots.ts'

const LIMITS = memberLimits({ min: 2000, max: 5_000_000 })
const FREE: SpotLimits = { limits: LIMITS, placed: NO_STAKES }
const inRound = (spots: Spots = NO_SPOTS): Spots => spotsAfter(spots, { type: 'round', round: 'r1' })

const play = fc.constantFrom(...PLAY_CODES)
const stake = fc.constantFrom(1000, 5000, 10_000, 500_000)
const someStakes = fc.array(fc.tuple(play, stake), { maxLength: 4 }).map((pairs) => {
  const of = new Map(pairs)
  return stakesOf((each) => of.get(each) ?? 0)
})
const by = someStakes.map((placed): SpotLimits => ({ limits: LIMITS, placed }))
const event: fc.Arbitrary<SpotsEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('tapped' as const), play, stake, by }) },
  fc.constant<SpotsEvent>({ type: 'undone' }),
  fc.constant<SpotsEvent>({ type: 'cleared' }),
  fc.constant<SpotsEvent>({ type: 'sent' }),
  fc.record({ type: fc.constant('doubled' as const), by }),
  fc.record({ type: fc.constant('repeated' as const), last: someStakes, by }),
  fc.record({
    type: fc.constant('restored' as const),
    round: fc.constantFrom('r1', 'r0'),
    stakes: someStakes,
    by,
  }),
  fc.record({ type: fc.constant('moved' as const), from: play, to: play, by }),
)

describe('the spots of a table', () => {
  it('never hold more than the limits leave, whatever is tapped', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let spots = inRound()
        for (const each of events) {
          const before = lying(spots)
          spots = spotsAfter(spots, each)
          const after = lying(spots)
          for (const code of PLAY_CODES) {
            expect(stakeOn(after, code) % 100).toBe(0)
            if (!('by' in each) || stakeOn(after, code) <= stakeOn(before, code)) continue
            expect(stakeOn(after, code) + stakeOn(each.by.placed, code)).toBeLessThanOrEqual(LIMITS.max[code])
            expect(totalStake(after) + totalStake(each.by.placed)).toBeLessThanOrEqual(LIMITS.roundMax)
          }
        }
      }),
    )
  })

  it('are as before after a command and an undo', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), event, (events, last) => {
        const before = events.reduce(spotsAfter, inRound())
        const after = spotsAfter(before, last)
        if (after.steps.length !== before.steps.length + 1) return
        expect(lying(spotsAfter(after, { type: 'undone' }))).toEqual(lying(before))
      }),
    )
  })

  it('hold nothing, and take nothing, while no bets are taken', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), fc.array(event, { maxLength: 5 }), (before, after) => {
        const sealed = spotsAfter(before.reduce(spotsAfter, inRound()), { type: 'round', round: null })
        expect(lying(after.reduce(spotsAfter, sealed))).toEqual(NO_STAKES)
      }),
    )
  })

  it('are sent by themselves only when nothing but taps put them there', () => {
    const tapped = spotsAfter(inRound(), { type: 'tapped', play: PLAYS.tie, stake: 2000, by: FREE })
    expect(tappedOnly(tapped)).toBe(true)
    const doubled = spotsAfter(tapped, { type: 'doubled', by: FREE })
    expect(lying(doubled)).toEqual({ 3003: 4000 })
    expect(tappedOnly(doubled)).toBe(false)
    expect(tappedOnly(spotsAfter(doubled, { type: 'undone' }))).toBe(true)
    const repeated = spotsAfter(inRound(), { type: 'repeated', last: { 3001: 5000 }, by: FREE })
    expect(tappedOnly(repeated)).toBe(false)
    expect(tappedOnly(inRound())).toBe(false)
  })

  it('move what lies on a play in every step, as far as the limits leave room', () => {
    const tap = (spots: Spots, code: typeof PLAYS.player | typeof PLAYS.banker) =>
      spotsAfter(spots, { type: 'tapped', play: code, stake: 500_000, by: FREE })
    const before = tap(tap(inRound(), PLAYS.player), PLAYS.banker)
    const move = { type: 'moved', from: PLAYS.banker, to: PLAYS.bankerFree } as const
    const after = spotsAfter(before, { ...move, by: FREE })
    expect([lying(after), after.note, tappedOnly(after)]).toEqual([
      { 3002: 500_000, 3031: 500_000 },
      null,
      false,
    ])
    const undone = spotsAfter(after, { type: 'undone' })
    expect([lying(undone), tappedOnly(undone)]).toEqual([{ 3002: 500_000 }, true])
    const near: SpotLimits = { limits: LIMITS, placed: { 3031: 4_800_000 } }
    const stopped = spotsAfter(before, { ...move, by: near })
    expect([lying(stopped), stopped.note]).toEqual([{ 3002: 500_000, 3031: 200_000 }, { type: 'stopped' }])
    expect(spotsAfter(undone, { ...move, by: FREE })).toBe(undone)
  })

  it('tell which limit stopped a tap, a double or a repeat, and what a seal cleared', () => {
    const near: SpotLimits = { limits: LIMITS, placed: { 3003: 624_000 } }
    const full = spotsAfter(inRound(), { type: 'tapped', play: PLAYS.tie, stake: 2000, by: near })
    expect(full).toMatchObject({ steps: [], note: { type: 'maxOfPlay', play: 3003 } })
    const round: SpotLimits = { limits: LIMITS, placed: { 3001: 5_000_000, 3002: 5_000_000 } }
    expect(spotsAfter(inRound(), { type: 'tapped', play: PLAYS.tie, stake: 2000, by: round }).note).toEqual({
      type: 'maxOfRound',
      play: 3003,
    })
    const most = spotsAfter(inRound(), { type: 'repeated', last: { 3003: 500_000 }, by: FREE })
    const doubled = spotsAfter(most, { type: 'doubled', by: FREE })
    expect(doubled.note).toEqual({ type: 'stopped' })
    expect(lying(doubled)).toEqual({ 3003: 625_000 })
    expect(spotsAfter(inRound(), { type: 'repeated', last: NO_STAKES, by: FREE }).note).toEqual({
      type: 'noLast',
    })
    const sealed = spotsAfter(doubled, { type: 'round', round: null })
    expect(sealed).toMatchObject({ steps: [], note: { type: 'sealed', stakes: { 3003: 625_000 } } })
    expect(inRound(sealed).note).toBeNull()
  })
})
