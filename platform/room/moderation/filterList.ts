import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { FILTER_WORDS } from '../../../streams/domain/room/room.ts'
import type { SiteFilter } from '../chat/siteFilter.ts'
import { plainLetters } from '../chat/chatFilter.ts'
import { refuse, type Refusal } from '../commands/replies.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import type { Caller } from '../connections/caller.ts'

type WordCommand = Extract<RoomCommand, { do: 'blockWord' | 'allowWord' }>
type Deps = CommandDeps & { readonly filter: SiteFilter }

/** Adds a word to the blocked words of the site, or removes one. It holds in every room. */
export function changeFilterWord(deps: Deps, caller: Caller, command: WordCommand): Promise<CommandReply> {
  const siteId = String(deps.siteId)
  const { memberId } = caller
  const committed = (): void => {
    noteChange(deps, command.do, { byMemberId: memberId, roomId: command.room })
  }
  return runCommandOnce(deps, caller, command, async (room, admin) => {
    if (!admin.admin) return refuse('notAdmin')
    const by = { memberId, cid: command.cid, at: deps.clock.now() }
    if (command.do === 'allowWord') {
      const letters = plainLetters(command.word.slice(0, LONGEST_WORD))
      const removed = await room.removeFilterWord(siteId, { ...by, letters })
      if (removed === 'already') return refuse('notFound')
      return removed === 'done' ? { messages: [], committed } : { messages: [] }
    }
    const checked = deps.filter.checked(command.word)
    if (!('letters' in checked)) return checked
    const added = await room.addFilterWord(siteId, { ...by, ...checked }, FILTER_WORDS)
    if (added === 'done') return { messages: [], committed }
    return whyNotAdded(added) ?? { messages: [] }
  })
}

/** A change by the operator; returns the list after it. @throws for a word that cannot be added or removed. */
export async function changeFilterWords(
  deps: Pick<Deps, 'store' | 'siteId' | 'clock' | 'audit' | 'filter'>,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<readonly string[]> {
  const { filterWords } = deps.store
  const siteId = String(deps.siteId)
  const by = { memberId: null, cid: null, at: deps.clock.now() }
  for (const typed of add) {
    const checked = deps.filter.checked(typed)
    const why =
      'letters' in checked
        ? whyNotAdded(await filterWords.add(siteId, { ...by, ...checked }, FILTER_WORDS))
        : checked
    if (why !== null) throw new Error(`a word cannot be added: ${why.code}`)
    noteChange(deps, 'blockWord', {})
  }
  for (const word of remove) {
    const removed = await filterWords.remove(siteId, { ...by, letters: plainLetters(word) })
    if (removed === 'already') throw new Error('a word is not in the list')
    noteChange(deps, 'allowWord', {})
  }
  return deps.filter.words()
}

/** Longer than any word of the list, in UTF-16 units. */
const LONGEST_WORD = 400

function whyNotAdded(outcome: 'done' | 'repeated' | 'already' | 'full'): Refusal | null {
  if (outcome === 'already') return refuse('listed')
  return outcome === 'full' ? refuse('listFull', { need: FILTER_WORDS }) : null
}

/** The word itself is not written: the audit log has no texts of members. */
function noteChange(
  { audit, filter }: Pick<Deps, 'audit' | 'filter'>,
  change: WordCommand['do'],
  by: { readonly byMemberId?: number; readonly roomId?: string },
): void {
  filter.changed()
  audit.note(change === 'blockWord' ? 'wordBlocked' : 'wordAllowed', by)
}
