/**
 * Characters that look like each Latin letter: letters of other scripts, letterlike phonetic signs and letters with a
 * stroke. Those that Unicode itself decomposes, such as full-width and mathematical ones, are not listed. A capital
 * is listed separately if it resembles a different letter than its lower-case form.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'аαᴀɑⱥᎪԱѦ',
  b: 'вьβʙƀɓᏴᖯƄ',
  c: 'сϲᴄƈȼᏟ¢©',
  d: 'ԁđðᴅɗɖᎠժ',
  e: 'еєҽэεᴇəɇᎬ℮€ɛ',
  f: 'ƒꜰғϝք',
  g: 'ɡɢɠǥԍᏀցց',
  h: 'нһʜħɦհᎻΗҺ',
  i: 'іιɪıɨӏᏆΙ',
  j: 'јϳᴊɉʝᎫյ',
  k: 'кκᴋƙқᏦĸ',
  l: 'ʟłƚɫɭլᏞ₤ʅ',
  m: 'мᴍɱᎷΜ',
  n: 'пηɴɲŋոռΝ',
  o: 'оοσᴏøօɵѳƟ',
  p: 'рρᴘƥᏢþ₽',
  q: 'ԛʠգզɋ',
  r: 'гяʀɍɾᏒɼ',
  s: 'ѕꜱʂᏚȿ§',
  t: 'тτᴛŧƭʈᎢ†',
  u: 'υμᴜʉսɥц',
  v: 'ѵνᴠʋᏙ√',
  w: 'ԝшωᴡⱳᎳɯա',
  x: 'хχ×ҳ',
  y: 'уүγʏɏƴᎩΥҮ',
  z: 'ᴢζƶʐᏃȥ',
}

/** The traditional form of each character of the built-in blocked words, by the simplified form. */
const HAN: Readonly<Record<string, string>> = {
  号: '號',
  电: '電',
  报: '報',
  群: '羣',
  飞: '飛',
  机: '機',
  单: '單',
  稳: '穩',
  赚: '賺',
  赢: '贏',
}

const READ_AS: ReadonlyMap<string, string> = new Map(
  [...Object.entries(LETTERS), ...Object.entries(HAN)].flatMap(([letter, looks]) =>
    Array.from(looks, (look) => [look, letter] as const),
  ),
)

/**
 * Ranges of enclosed letters and digits, such as 🅐, 🅰, 🇦 and ❶, which NFKD does not decompose: the first code point of
 * each range, and the letters or digits of its characters in order.
 */
const ROWS: readonly (readonly [first: number, row: string])[] = [
  [0x1f150, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f170, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f1e6, 'abcdefghijklmnopqrstuvwxyz'],
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
]

/** Invisible letters: the Hangul fillers. */
const BLANK = /[\u115f\u1160\u3164\uffa0]/gu

/** What characters were read as. Chats are written with a few thousand different ones; the limit is against attacks. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000

/** Replaces characters that look like Latin letters by those letters, and traditional characters by simplified ones. */
export function foldLookalikes(text: string): string {
  let latin = ''
  for (const sign of text.replace(BLANK, '')) latin += known.get(sign) ?? learn(sign)
  return latin
}

function learn(sign: string): string {
  const read = READ_AS.get(sign) ?? readInRow(sign) ?? small(sign)
  if (known.size < MOST_KNOWN) known.set(sign, read)
  return read
}

function small(sign: string): string {
  const lower = sign.toLowerCase()
  return READ_AS.get(lower) ?? READ_AS.get(sign.toUpperCase()) ?? lower
}

function readInRow(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x2776) return undefined
  for (const [first, row] of ROWS) {
    const read = row[code - first]
    if (read !== undefined) return read
  }
  return undefined
}
