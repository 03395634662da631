import type { Failure } from '../domain/failure.ts'
import type { FeedReason } from '../kernel/feed.ts'

/** The reason of a feed for a failed answer. */
export function failureReason(failure: Failure): FeedReason {
  if (failure.type === 'transport') return failure.kind === 'serverError' ? 'network' : failure.kind
  if (failure.action === 'signIn') return 'signedOut'
  if (failure.reason === 'gameOff') return 'notOpen'
  const down = failure.reason === 'serviceDown' || failure.reason.toLowerCase().includes('maintenance')
  return down ? 'maintenance' : 'refused'
}
