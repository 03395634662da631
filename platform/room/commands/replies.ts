import type { CommandReply } from '../../../streams/wire/room/commands.ts'

export type Refusal = Omit<Extract<CommandReply, { ok: false }>, 'cid'>
type Details = Partial<Omit<Refusal, 'ok' | 'code'>>

export function refuse(code: Refusal['code'], details: Details = {}): Refusal {
  return {
    ok: false,
    code,
    waitMs: null,
    until: null,
    reason: '',
    needRMB: null,
    needUSDT: null,
    need: null,
    ...details,
  }
}

/** The result of a command: `id` and `seq` of its message, or neither. */
export interface Made {
  readonly id: string | null
  readonly seq: number | null
  /** Platform ms. */
  readonly at: number
}

export function reply(cid: string, outcome: Made | Refusal): CommandReply {
  if ('ok' in outcome) return { ...outcome, cid }
  const { id, seq, at } = outcome
  return { ok: true, cid, id, seq, at }
}
