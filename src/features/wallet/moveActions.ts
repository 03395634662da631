import { isOpen, type TransferProgress } from '../../../streams/wallet.ts'

/** What the member can do about a transfer that was not made. */
export type MoveAction = 'deposit' | 'all' | 'left' | 'refresh' | 'retry' | 'statement' | 'protection'

const PREFIX = 'wallet.refusal.'

/** For each refusal (docs/games/wallet.md, 4.3). `retry` fills the form again and sends nothing. */
const ACTIONS: Readonly<Record<string, MoveAction>> = {
  underWay: 'statement',
  unknownType: 'refresh',
  badRequest: 'retry',
  failed: 'retry',
  alreadyDone: 'statement',
  centreInsufficient: 'deposit',
  venueInsufficient: 'all',
  limit: 'left',
  currency: 'refresh',
  onBreak: 'protection',
  seamless: 'refresh',
  notMade: 'retry',
  notStored: 'retry',
}

export function moveAction(move: TransferProgress): MoveAction | null {
  const { phase, reasonKey, left, request } = move
  if (isOpen(move)) return 'statement'
  if (phase === 'done') return null
  if (phase === 'part') return 'retry'
  const name = reasonKey?.startsWith(PREFIX) === true ? reasonKey.slice(PREFIX.length) : ''
  const action = ACTIONS[name] ?? 'retry'
  if (action === 'left' && (left === null || left.minor === 0)) return 'statement'
  // There is nothing to fill in for the others.
  return request.move.kind === 'transfer' || action === 'statement' || action === 'protection'
    ? action
    : 'refresh'
}
