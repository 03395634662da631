import type { Scope } from '../../kernel/scope.ts'
import { liveStreams } from '../live/liveStreams.ts'
import type { MemberCore } from '../member/memberCore.ts'
import type { Parts } from '../member/memberPart.ts'
import { createRecords, type RecordsModel } from './recordsModel.ts'

/** The member's records, whose bets can be shown in the room opened last. */
export function recordsStreams(
  _scope: Scope,
  { orders, currency$ }: MemberCore,
  part: Parts,
): RecordsStreams {
  const { lastRoom$, share } = part(liveStreams)
  return {
    records: (screen) => createRecords(screen, { orders, currency$, shareRoom$: lastRoom$, share }),
  }
}

export interface RecordsStreams {
  records(screen: Scope): RecordsModel
}
