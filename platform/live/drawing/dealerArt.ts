import type { Dealer, DealerLook } from '../dealers.ts'

const SHIRT = '#f4f1ea'
const BOW = '#14161c'

/** Behind the head. */
const BACK_HAIR: Readonly<Record<DealerLook['cut'], string>> = {
  long: '<path d="M24 44C22 16 34 10 48 10s26 6 24 34c-1 14 2 24 4 32H20c2-8 5-18 4-32z"/>',
  bun: '<circle cx="48" cy="11" r="9"/><path d="M27 44C25 22 35 14 48 14s23 8 21 30z"/>',
  short: '<path d="M28 40C26 20 36 13 48 13s22 7 20 27z"/>',
  bob: '<path d="M25 40C24 18 35 11 48 11s24 7 23 29c0 10 0 16-4 20H29c-4-4-4-10-4-20z"/>',
}

/** Over the forehead. */
const FRINGE: Readonly<Record<DealerLook['cut'], string>> = {
  long: 'M28 40c-1-17 8-25 20-25s21 8 20 25c-4-10-11-15-22-16-8 1-15 6-18 16z',
  bun: 'M28 39c0-17 8-24 20-24s20 7 20 24c-6-9-12-13-20-13s-14 4-20 13z',
  short: 'M28 38c-2-17 8-25 20-25s22 8 20 25c-3-8-7-11-12-12-10 3-19 3-25 1z',
  bob: 'M28 42c-1-19 8-27 20-27s21 8 20 27c-2-9-5-14-8-15-9 3-20 3-25 0-4 3-6 8-7 15z',
}

/** Head and shoulders of a dealer behind the table, 96 × 96. */
export function dealerDrawing({ look }: Dealer): string {
  const { hair, cut, skin, coat, wall } = look
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${wall}"/><path d="M0 26h96M0 58h96M24 0v96M72 0v96" stroke="#fff" stroke-opacity=".05" stroke-width="2"/>
<g fill="${hair}">${BACK_HAIR[cut]}</g><path d="M12 96c2-20 17-28 36-28s34 8 36 28z" fill="${coat}"/><path d="M36 69l12 15 12-15-4-5H40z" fill="${SHIRT}"/>
<path d="M40 56h16v14c-4 6-12 6-16 0z" fill="${skin}"/><path d="M40 60c4 6 12 6 16 0v4c-4 6-12 6-16 0z" fill="#000" fill-opacity=".12"/>
<path d="M30 42c0-15 8-23 18-23s18 8 18 23c0 13-8 23-18 23S30 55 30 42z" fill="${skin}"/><path d="${FRINGE[cut]}" fill="${hair}"/>
<path d="M48 77l-9-5v10zM48 77l9-5v10z" fill="${BOW}"/><circle cx="48" cy="77" r="2.500" fill="${BOW}"/>
<g fill="#2b2018"><circle cx="41" cy="44" r="2"/><circle cx="55" cy="44" r="2"/></g><g fill="none" stroke-linecap="round" stroke-width="1.600"><path d="M38 39q3-2 6 0M52 39q3-2 6 0" stroke="${hair}"/><path d="M43 55q5 4 10 0" stroke="#a8483f" stroke-width="2"/></g></svg>`
}
