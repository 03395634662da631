import type { Logger } from 'pino'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { RoomServer } from '../../room/roomServer.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import type { Positions } from '../../store/positions/positions.ts'
import { PRODUCT } from './anchorRoundGame.ts'
import { selectionOf } from './selection.ts'

/** The room messages about bets and wins on anchor games (docs/games/anchor.md, 5.1). */
export interface GameMessages {
  /** Posts message 15 for the bets of an accepted call, unless the member has bet on this round before. */
  tellBets(bets: readonly StoredPosition[]): void
  close(): void
}

interface Deps {
  readonly positions: Pick<Positions, 'ofMember'>
  readonly rounds: Pick<Rounds, 'onChange'>
  readonly post: Pick<RoomServer['post'], 'postOf'>
  readonly log: Logger
}

/**
 * Messages are written after the money and are not part of it: a process that ends in between loses the message only.
 * Every process posts message 16 for a win; the room drops a message whose id it has already.
 */
export function createGameMessages({ positions, rounds, post, log }: Deps): GameMessages {
  function logFailure(work: Promise<void>): void {
    work.catch((error: unknown) => {
      log.warn({ err: error }, 'a room was not told of a bet')
    })
  }

  /** The member's bets on the same round in the same currency, oldest first. */
  async function besides({
    memberId,
    currency,
    ...round
  }: StoredPosition): Promise<readonly StoredPosition[]> {
    return (await positions.ofMember(memberId, round)).filter((bet) => bet.currency === currency)
  }

  async function postBet(bets: readonly StoredPosition[]): Promise<void> {
    const [highest] = bets.toSorted((one, other) => other.stake - one.stake)
    if (highest === undefined) return
    const { memberId, game, currency, stake } = highest
    const [first] = await besides(highest)
    if (first === undefined || bets.every(({ positionNo }) => positionNo !== first.positionNo)) return
    const { option, room } = selectionOf(highest.selection)
    const body = { game, option, amount: stake, currency }
    await post.postOf(room, { memberId, id: `gb:${first.positionNo}` }, { type: messageTypes.gameBet, body })
  }

  async function postWin(settled: StoredPosition): Promise<void> {
    const { memberId, game, currency } = settled
    const { room } = selectionOf(settled.selection)
    const here = (await besides(settled)).filter(({ selection }) => selectionOf(selection).room === room)
    const [first] = here
    // Posted once all of these positions are settled.
    if (first === undefined || here.some(({ status }) => status === 'open' || status === 'rolledBack')) return
    const amount = here.reduce((net, { stake, returned }) => net + returned - stake, 0)
    if (amount <= 0) return
    const body = { game, amount, currency }
    await post.postOf(room, { memberId, id: `gw:${first.positionNo}` }, { type: messageTypes.gameWin, body })
  }

  const close = rounds.onChange(({ positions: changed }) => {
    const settled = changed.filter(({ product, status }) => product === PRODUCT && status === 'settled')
    for (const position of onePerMember(settled)) logFailure(postWin(position))
  })

  return {
    tellBets(bets) {
      logFailure(postBet(bets))
    },
    close,
  }
}

/** One of the positions of each member, round, currency and room. */
function onePerMember(positions: readonly StoredPosition[]): readonly StoredPosition[] {
  const byMember = positions.map((position) => {
    const { memberId, game, round, currency, selection } = position
    return [[memberId, game, round, currency, selectionOf(selection).room].join(' '), position] as const
  })
  return [...new Map(byMember).values()]
}
