import type { CommandReply } from '../../../streams/wire/room/commands.ts'
import type { StoredBag } from '../../store/rooms/bags.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { bagDetailOf, type SentDetail } from './bagBody.ts'

/** The answer to a command about a bag; `bag` is missing when it could not be read. */
export type BagReply =
  | Extract<CommandReply, { ok: false }>
  | (Omit<Extract<CommandReply, { ok: true }>, 'bag'> & { readonly bag?: SentDetail })

/**
 * Adds the present state of the bag to an answer. What the command has changed is stored already, so a bag that cannot
 * be read is left out: the answer must not say that the command failed.
 */
export async function withBag(
  { log }: Pick<CommandDeps, 'log'>,
  memberId: number,
  answer: CommandReply,
  read: () => Promise<StoredBag | null>,
): Promise<BagReply> {
  if (!answer.ok) return answer
  const { ok, cid, id, seq, at } = answer
  try {
    const bag = await read()
    return { ok, cid, id, seq, at, ...(bag === null ? {} : { bag: bagDetailOf(bag, memberId) }) }
  } catch (error) {
    log.warn({ err: error }, 'a lucky bag could not be read')
    return { ok, cid, id, seq, at }
  }
}
