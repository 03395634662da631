import { foldLookalikes } from './lookalikes.ts'

/** Why a text is blocked: a link, or one of the blocked words. */
export type Blocked = 'link' | 'word'

export interface ChatFilter {
  /** `null` for a text that is allowed. The text must have been cleaned (`cleanText`). */
  whyBlocked(text: string): Blocked | null
}

/** Invitations to places without protection for members; compared by `plainLetters`. */
export const BLOCKED_WORDS: readonly string[] = [
  '加我微信',
  '加微信',
  '加v信',
  '加vx',
  '加薇信',
  '微信号',
  '薇信号',
  '微信同号',
  '加qq',
  '加扣扣',
  'qq群',
  '扣扣群',
  '私聊我',
  '电报群',
  '飞机群',
  '代充',
  '刷单',
  '稳赚',
  '包赢',
  'telegram',
  'whatsapp',
  'addmewechat',
  'mywechat',
]

/** A scheme, or a host name with a common ending; `2.5` and `man.united` are no links. */
const LINK =
  /[a-z][a-z0-9+.-]{1,9}:\/\/|\bwww\.[a-z0-9]|(?:^|[^a-z0-9-])(?:[a-z0-9-]{1,63}\.){1,6}(?:com|cn|net|org|cc|vip|top|xyz|io|app|link|shop|site|online|club|info|tv|ru)(?![a-z0-9-])|\bt\.me\b|\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u

/** Dots of other scripts, and dots that are spelt out or set apart to evade a filter. */
const DOTS = / [.。] |。(?=[a-z])| ?(?:[[(【]\.[\])】]|[[(]dot[\])]|\bdot\b(?= ?(?:com|cn|net|org)\b)) ?/gu
/** Letters of an address that are set apart one by one. */
const SPACED = /(?<![^ ])(?:[a-z0-9.:/-] +){3,}[a-z0-9.:/-](?![^ ])/gu
const SLASHES = / ?: ?\/ ?\/ ?/gu
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu
/** Digits and signs that stand for a Latin letter; `l`, `1`, `!` and `|` are compared as `i`. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
}
const STANDING_IN = /[01l!|34@5$78]/gu
/**
 * Only words that match this are also found when digits and signs stand for their letters. A shorter word would be
 * found in numbers and signs that mean nothing.
 */
const SPELT = /[a-z]{3}/u
/** Only words that match this are also found when they are written with letters that look like theirs. */
const READ = /[a-z]{3}|\p{Script=Han}/u

/** @param words blocked words in addition to the built-in ones. */
export function createChatFilter(words: readonly string[] = []): ChatFilter {
  const blocked = [...BLOCKED_WORDS, ...words].map(plainLetters).filter((word) => word !== '')
  const looks = blocked.filter((word) => READ.test(word)).map(readLooks)
  const spelt = blocked.filter((word) => SPELT.test(word)).map(readLetters)
  return {
    whyBlocked(text) {
      const folded = text.normalize('NFKC').toLowerCase()
      if (isLink(folded) || isLink(foldLookalikes(folded))) return 'link'
      const letters = plainLetters(text)
      if (blocked.some((word) => letters.includes(word))) return 'word'
      const folds = foldLookalikes(text.normalize('NFKD'))
      const look = plainLetters(folds)
      if (looks.some((word) => look.includes(word))) return 'word'
      const read = readLetters(folds)
      return spelt.some((word) => read.includes(word)) ? 'word' : null
    },
  }
}

function isLink(folded: string): boolean {
  const joined = folded.replace(SPACED, (letters) => letters.replaceAll(' ', ''))
  return LINK.test(joined.replace(SLASHES, '://').replace(DOTS, '.'))
}

/** Whether a word is blocked without being in the list of the site. */
export function isBuiltIn(letters: string, settings: readonly string[]): boolean {
  return [...BLOCKED_WORDS, ...settings].some((word) => plainLetters(word) === letters)
}

/**
 * The letters of a text in which digits and signs stand for letters: `t3l3gr4m` becomes `teiegram`, and so does
 * `telegram`.
 */
function readLetters(text: string): string {
  return plainLetters(text.toLowerCase().replace(STANDING_IN, (sign) => STAND_INS[sign] ?? sign))
}

/** The letters of a text in which look-alikes are replaced (`foldLookalikes`). */
function readLooks(text: string): string {
  return plainLetters(foldLookalikes(text.normalize('NFKD')))
}

/** Letters and digits alone, in one case and width, so that characters between them do not hide a word. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(NOT_LETTERS, '').normalize('NFKC')
}
