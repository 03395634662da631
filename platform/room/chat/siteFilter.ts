import { FILTER_WORD_LENGTH } from '../../../streams/domain/room/room.ts'
import { cleanText, LONGEST_TYPED, textLength } from '../../../streams/domain/room/chatText.ts'
import type { FilterWords } from '../../store/rooms/filterWords.ts'
import { refuse, type Refusal } from '../commands/replies.ts'
import { type ChatFilter, createChatFilter, isBuiltIn, plainLetters } from './chatFilter.ts'

/** The filter of a site: the built-in words, those of the settings, and those that its admins added. */
export interface SiteFilter extends ChatFilter {
  /**
   * Reads the words if they were last read more than a second ago; afterwards `whyBlocked` knows them too. Must not be
   * called within a transaction.
   */
  current(): Promise<ChatFilter>
  /** The words that admins added, as they were typed. */
  words(): Promise<readonly string[]>
  /** Called after a change of the list: the next text is compared with the new one. */
  changed(): void
  /** The word as it is stored, or why it cannot be added. */
  checked(typed: string): CheckedWord | Refusal
}

interface CheckedWord {
  readonly word: string
  /** The form in which texts are compared with the word (`plainLetters`). */
  readonly letters: string
}

interface SiteFilterDeps {
  readonly store: { readonly filterWords: Pick<FilterWords, 'list'> }
  readonly siteId: number
  /** The blocked words of the settings. */
  readonly words: readonly string[]
  /** Real ms. */
  readonly real: () => number
}

/** How old the words may be, real ms; another process may have changed the list. */
const FRESH_MS = 1000
/** One Latin letter or digit is in almost every text; one Chinese character may be a word. */
const ONE_LETTER = /^[a-z0-9]$/u

export function createSiteFilter({ store, siteId, words: settings, real }: SiteFilterDeps): SiteFilter {
  const list = (): Promise<readonly string[]> => store.filterWords.list(String(siteId))
  let latest = createChatFilter(settings)
  let known: { readonly at: number; readonly read: Promise<Known> } | null = null

  function reading(): Promise<Known> {
    if (known !== null && Math.abs(real() - known.at) < FRESH_MS) return known.read
    const read = readAgain(known?.read ?? null)
    known = { at: real(), read }
    read.catch(() => {
      if (known?.read === read) known = null
    })
    return read
  }

  async function readAgain(before: Promise<Known> | null): Promise<Known> {
    const words = await list()
    const last = await before?.catch(() => null)
    if (last !== null && last !== undefined && isSame(last.words, words)) return last
    latest = createChatFilter([...settings, ...words])
    return { words, filter: latest }
  }

  return {
    whyBlocked: (text) => latest.whyBlocked(text),
    current: async () => (await reading()).filter,
    words: list,
    changed() {
      known = null
    },
    checked(typed) {
      if (typed.length > LONGEST_TYPED) return refuse('tooLong', { need: FILTER_WORD_LENGTH })
      const word = cleanText(typed)
      const letters = plainLetters(word)
      if (letters === '') return refuse('empty')
      if (textLength(word) > FILTER_WORD_LENGTH) return refuse('tooLong', { need: FILTER_WORD_LENGTH })
      if (ONE_LETTER.test(letters)) return refuse('tooShort')
      return isBuiltIn(letters, settings) ? refuse('listed') : { word, letters }
    },
  }
}

interface Known {
  readonly words: readonly string[]
  readonly filter: ChatFilter
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index])
}
