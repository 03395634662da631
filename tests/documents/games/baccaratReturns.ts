/** Orders of six cards from 416, and how many of them lead to an event. */
export const ORDERS = [
  ['all', '4 998 398 275 503 360'],
  ['banker', '2 292 252 566 437 888'],
  ['player', '2 230 518 282 592 256'],
  ['tie', '475 627 426 473 216'],
  ['big', '2 529 091 700 518 400'],
  ['small', '2 469 306 574 984 960'],
  ['odd', '2 497 363 633 525 504'],
  ['even', '2 501 034 641 977 856'],
].map(([event = '', written = '']) => ({
  event,
  orders: Number(written.replaceAll(' ', '')),
  source: 'anchor 1.2',
  codes: [written],
}))

/** Of the orders in which the banker is higher. */
export const BANKER_WITH_SIX = {
  orders: 269_232_304_455_680,
  source: 'casino 3.3',
  codes: ['269 232 304 455 680'],
} as const

/** Chances × 1 000 000, cut. */
export const CHANCES = [
  ['banker', '0.458597'],
  ['player', '0.446246'],
  ['tie', '0.095155'],
  ['big', '0.505980'],
  ['small', '0.494019'],
  ['odd', '0.499632'],
  ['even', '0.500367'],
].map(([event = '', written = '']) => ({
  event,
  millionths: Number(written.slice(2)),
  source: 'anchor 1.2',
  codes: [written],
}))

/** Five or six cards instead: why the number of cards does not tell big from small. */
export const BY_CARDS = {
  chance: 0.6211,
  big: 1.21,
  source: 'anchor 1.1',
  codes: ['0.6211', '1.21'],
} as const

const returned =
  (source: string) =>
  ([code = '', fraction = '', written = '']: readonly string[]) => {
    const [top = 0, bottom = 1] = fraction.split('/').map(Number)
    return {
      code,
      fraction: [top, bottom] as const,
      /** `rtp` on the wire. */
      millionths: Number(written.replace('.', '')),
      source,
      named: [code, fraction, written],
    }
  }

/** Returns of the anchor games by option: exactly, and cut to millionths. */
export const ANCHOR_RETURNS = [
  ['jq', '39/40', '0.975000'],
  ['bjq', '39/40', '0.975000'],
  ['player', '4487665622701/4648807919925', '0.965336'],
  ['banker', '10732465128097/10847218479825', '0.989420'],
  ['tie', '4954452359096/6508331087895', '0.761247'],
  ['big', '197585289103/200256341166', '0.986661'],
  ['small', '1929145761707/2002563411660', '0.963338'],
  ['odd', '9755326693459/10012817058300', '0.974283'],
  ['even', '4884833285113/5006408529150', '0.975716'],
].map(returned('anchor 1.2'))

/** Returns of the casino's bets by code. */
export const CASINO_RETURNS = [
  ['3001', '10732465128097/10847218479825', '0.989420'],
  ['3031', '19240298465317/19524993263685', '0.985418'],
  ['3002', '19283843717413/19524993263685', '0.987649'],
  ['3003', '619306544887/723147898655', '0.856403'],
  ['3012', '3365403805696/3904998652737', '0.861819'],
  ['3004', '372/415', '0.896385'],
  ['3005', '372/415', '0.896385'],
].map(returned('casino 3.3'))
