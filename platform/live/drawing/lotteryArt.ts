import { SERIES_IDS, type SeriesId } from '../../../streams/domain/lottery/series.ts'

/** The pictures of the lotteries, 64 × 64, one for each series: what its draws look like. */
const FILES: Readonly<Record<SeriesId, string>> = {
  1: 'three',
  2: 'five',
  3: 'racing',
  4: 'eleven',
  5: 'dice',
  6: 'six',
}

const DRAWINGS: Readonly<Record<SeriesId, string>> = {
  1: `${ground('#2f5fd0', '#16336f')}${balls([
    [17, 40, 11, '#ffd34d', '3'],
    [32, 22, 11, '#fff', '7'],
    [47, 40, 11, '#7fe0c2', '0'],
  ])}`,
  2: `${ground('#c8452f', '#6d1a14')}${balls([
    [14, 24, 9, '#fff', '7'],
    [32, 18, 9, '#ffd34d', '2'],
    [50, 24, 9, '#fff', '0'],
    [22, 44, 9, '#ffd34d', '5'],
    [42, 44, 9, '#fff', '4'],
  ])}`,
  3: `${ground('#22303f', '#0e1620')}<path d="M4 46h56" stroke="#5c7388" stroke-width="2" stroke-dasharray="6 4"/>${car(30, 17, '#ffcf3a', '1')}${car(20, 32, '#4aa8ff', '2')}${car(10, 47, '#ff6a5c', '3')}`,
  4: `${ground('#1f7a58', '#0d3f2d')}<circle cx="32" cy="31" r="21" fill="#ffffff" fill-opacity=".16" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>${balls(
    [
      [24, 24, 8, '#fff', '11'],
      [41, 26, 8, '#ffd34d', '5'],
      [32, 40, 8, '#9be7ff', '8'],
    ],
  )}<path d="M22 54h20" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
  5: `${ground('#8a2f6f', '#46133a')}${die(22, 21, -12, [[0, 0]])}${die(44, 27, 10, [
    [-5, -5],
    [0, 0],
    [5, 5],
  ])}${die(28, 45, 4, [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ])}`,
  6: `${ground('#e0a32b', '#8c5a0c')}${balls([
    [16, 20, 8, '#e2493d', '8'],
    [32, 16, 8, '#3c7bd8', '4'],
    [48, 20, 8, '#2d9a62', '6'],
    [16, 40, 8, '#2d9a62', '5'],
    [32, 44, 8, '#e2493d', '1'],
    [48, 40, 8, '#3c7bd8', '3'],
  ])}`,
}

/** The path of a series' picture, below the page's origin. */
export function lotteryIconPath(seriesId: SeriesId): string {
  return `/live/art/lottery/${FILES[seriesId]}.svg`
}

/** A picture by its file, such as `five.svg`; `null` for any other. */
export function lotteryIcon(file: string): string | null {
  const seriesId = SERIES_IDS.find((id) => `${FILES[id]}.svg` === file)
  if (seriesId === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${DRAWINGS[seriesId]}</svg>`
}

function ground(from: string, to: string): string {
  return `<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="64" height="64" rx="15" fill="url(#g)"/>`
}

type Ball = readonly [x: number, y: number, radius: number, colour: string, number: string]

function balls(list: readonly Ball[]): string {
  return list
    .map(
      ([x, y, r, colour, number]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x - r / 3}" cy="${y - r / 2.5}" r="${r / 4}" fill="#fff" fill-opacity=".7"/><text x="${x}" y="${y + r * 0.42}" text-anchor="middle" font-family="sans-serif" font-size="${r * 1.2}" font-weight="700" fill="#14181f">${number}</text>`,
    )
    .join('')
}

function car(x: number, y: number, colour: string, number: string): string {
  return `<g transform="translate(${x} ${y})"><path d="M-2 0c2-6 8-7 12-7 5 0 8 3 10 5l8 2c2 0 3 4 0 4H-1c-3 0-3-3-1-4z" fill="${colour}"/><circle cx="5" cy="4" r="3.500" fill="#0b0f14" stroke="#cfd8e0"/><circle cx="21" cy="4" r="3.500" fill="#0b0f14" stroke="#cfd8e0"/><text x="11" y="2" text-anchor="middle" font-family="sans-serif" font-size="8" font-weight="700" fill="#14181f">${number}</text></g>`
}

function die(x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string {
  const dots = pips.map(([dx, dy]) => `<circle cx="${dx}" cy="${dy}" r="2.400"/>`).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-10" y="-10" width="20" height="20" rx="4.500" fill="#fdfdfd"/><g fill="#c62828">${dots}</g></g>`
}
