import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'

export type ArtTheme = 'dark' | 'light'

/**
 * The backgrounds of the games, 366 × 172. The client draws what moves over them, in the same coordinates
 * (`src/features/anchorGame/scenes`). The goal line is y = 112, its posts are x = 72 and 294; the rim is at 183, 74.
 */
const WIDTH = 366
const HEIGHT = 172

interface Colours {
  readonly sky: readonly [string, string]
  readonly stand: string
  /** The colours of the spectators. */
  readonly seats: readonly string[]
  readonly board: string
  readonly grass: readonly [string, string]
  readonly line: string
  readonly floor: readonly [string, string]
  readonly paint: string
  readonly felt: readonly [string, string]
  readonly thread: string
  readonly beam: string
}

const COLOURS: Readonly<Record<ArtTheme, Colours>> = {
  dark: {
    sky: ['#0d1522', '#1b2f44'],
    stand: '#203a52',
    seats: ['#3c5770', '#5a7287', '#2f475c', '#6b5a60', '#47627a'],
    board: '#12324f',
    grass: ['#1f5a3c', '#236444'],
    line: '#dfece4',
    floor: ['#6f4a2c', '#7b5433'],
    paint: '#264d7a',
    felt: ['#0f3a33', '#0a2925'],
    thread: '#1c5a4f',
    beam: '#bcd6f0',
  },
  light: {
    sky: ['#a9cde8', '#dcebf5'],
    stand: '#8ea9bf',
    seats: ['#c3d2df', '#eef3f7', '#a9bccc', '#d6a9ad', '#b7c9d8'],
    board: '#3f74a6',
    grass: ['#3f9463', '#48a06d'],
    line: '#ffffff',
    floor: ['#d9a76c', '#e2b37b'],
    paint: '#4f83b8',
    felt: ['#2f7d6a', '#256a59'],
    thread: '#4b9a86',
    beam: '#ffffff',
  },
}

/** The background of a game's panel. */
export function gameGround(game: AnchorGame, theme: ArtTheme): string {
  return svg(WIDTH, HEIGHT, grounds[game](COLOURS[theme]))
}

const grounds: Readonly<Record<AnchorGame, (colours: Colours) => string>> = {
  penalty: stadium,
  buzzer: arena,
  baccarat: table,
}

function stadium({ sky, stand, seats, board, grass, line, beam }: Colours): string {
  return `${shade('sky', sky)}<rect width="${WIDTH}" height="92" fill="url(#sky)"/>
${lamp(34, beam)}${lamp(332, beam)}<path d="M0 44Q183 26 366 44V78H0z" fill="${stand}"/>${crowd(seats, { rows: 5, top: 46 })}
<rect y="76" width="${WIDTH}" height="10" fill="${board}"/>${boards(board)}
<rect y="86" width="${WIDTH}" height="86" fill="${grass[0]}"/><path d="M0 86h52L0 134zM112 86h62l-38 86H46zM236 86h60l70 66v20h-80z" fill="${grass[1]}"/>
<g fill="none" stroke="${line}" stroke-width="1.600" stroke-opacity=".8"><path d="M0 112h366"/><path d="M52 112L24 140h318l-28-28"/></g>
<ellipse cx="183" cy="158" rx="15" ry="4" fill="${line}" fill-opacity=".5"/>`
}

function arena({ sky, stand, seats, board, floor, paint, line, beam }: Colours): string {
  const planks = Array.from({ length: 19 }, (_, index) => {
    const x = index * 20.4
    return `<path d="M${(183 + (x - 183) * 0.62).toFixed(1)} 104L${(183 + (x - 183) * 1.5).toFixed(1)} 172"/>`
  }).join('')
  return `${shade('sky', sky)}<rect width="${WIDTH}" height="104" fill="url(#sky)"/><path d="M60-10L0 92h70L86-10zM306-10l60 102h-70L280-10z" fill="${beam}" fill-opacity=".07"/>
<path d="M0 30Q183 12 366 30V94H0z" fill="${stand}"/>${crowd(seats, { rows: 8, top: 34 })}<rect y="92" width="${WIDTH}" height="12" fill="${board}"/>${boards(board, 94)}
<rect y="104" width="${WIDTH}" height="68" fill="${floor[0]}"/><g stroke="${floor[1]}" stroke-width="1.400">${planks}</g>
<path d="M133 104h100l34 68H99z" fill="${paint}" fill-opacity=".5"/><g fill="none" stroke="${line}" stroke-opacity=".75" stroke-width="1.600"><path d="M133 104h100l34 68H99z"/><path d="M40 104C44 150 110 166 183 166s139-16 143-62"/></g>`
}

function table({ felt, thread }: Colours): string {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const x = 23 + index * 40
    return `<path d="M${x} 0Q183 86 ${x} 172"/>`
  }).join('')
  return `<defs><radialGradient id="felt" cy=".38" r=".8"><stop offset="0" stop-color="${felt[0]}"/><stop offset="1" stop-color="${felt[1]}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#felt)"/><g fill="none" stroke="${thread}" stroke-opacity=".35" stroke-width=".8">${rays}</g>
<g fill="none" stroke="${thread}" stroke-width="1.400"><path d="M12 166C70 120 296 120 354 166"/><path d="M12 158C70 110 296 110 354 158" stroke-opacity=".5"/></g>`
}

/** The picture of a banner, 366 × 96; its title is written over the left of it. */
export function gameBanner(game: AnchorGame): string {
  const ground = `<g transform="translate(0 -40)">${grounds[game](COLOURS.dark)}</g>`
  const veil = `<defs><linearGradient id="veil"><stop offset=".1" stop-color="#0b1220" stop-opacity=".95"/><stop offset=".75" stop-color="#0b1220" stop-opacity="0"/></linearGradient></defs><rect width="366" height="96" fill="url(#veil)"/>`
  return svg(366, 96, `${ground}${veil}${TOKENS[game]}`)
}

/** Balls around the origin, of a radius of 15 and 13. */
export const FOOTBALL = `<circle r="15" fill="#fff" stroke="#23303c"/><path d="M0-6l6 4.400-2.300 7h-7.400L-6-1.600zM0-15v9M6-1.600l8-3M3.700 5.400l5 6.600M-3.700 5.400l-5 6.600M-6-1.600l-8-3" fill="#23303c" stroke="#23303c"/>`

export const BASKETBALL = `<circle r="13" fill="#e07b33"/><path d="M-13 0h26M0-13v26M-9-9c6 5 6 13 0 18M9-9c-6 5-6 13 0 18" fill="none" stroke="#5a2c10" stroke-width="1.600"/>`

/** The symbol of a game on its banner. */
const TOKENS: Readonly<Record<AnchorGame, string>> = {
  penalty: `<g fill="none" stroke="#f4f6f8" stroke-width="4"><path d="M214 84V20h130v64"/></g><g stroke="#f4f6f8" stroke-opacity=".35">${mesh(216, 342, 22, 84)}</g><g transform="translate(312 44) rotate(18)">${FOOTBALL}</g>`,
  buzzer: `<rect x="242" y="6" width="86" height="56" rx="4" fill="#0e1826" stroke="#f4f6f8" stroke-width="3"/><rect x="270" y="28" width="30" height="24" fill="none" stroke="#e2493d" stroke-width="3"/><path d="M266 62l6 26h26l6-26" fill="none" stroke="#f4f6f8" stroke-opacity=".7" stroke-width="1.600"/><ellipse cx="285" cy="62" rx="20" ry="5" fill="none" stroke="#ef6c2f" stroke-width="4"/><g transform="translate(240 52)">${BASKETBALL}</g>`,
  baccarat: `${card(238, 20, -10, '#c62828', 'M0 6c-6-9-16-2-10 6l10 11 10-11c6-8-4-15-10-6z')}${card(286, 16, 8, '#14181f', 'M0-6l-12 13c-5 6 3 13 10 8l-3 7h10l-3-7c7 5 15-2 10-8z')}`,
}

function card(x: number, y: number, turn: number, ink: string, mark: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="46" height="64" rx="5" fill="#fbfcfe" stroke="#20262f" stroke-opacity=".3"/><path transform="translate(23 26) scale(.9)" d="${mark}" fill="${ink}"/></g>`
}

function mesh(left: number, right: number, top: number, bottom: number): string {
  const upright = Array.from({ length: 10 }, (_, index) => left + 12 + index * 12).filter((x) => x < right)
  const across = Array.from({ length: 5 }, (_, index) => top + 12 + index * 12)
  return [
    ...upright.map((x) => `<path d="M${x} ${top}v${bottom - top}"/>`),
    ...across.map((y) => `<path d="M${left} ${y}h${right - left}"/>`),
  ].join('')
}

function crowd(seats: readonly string[], { rows, top }: { rows: number; top: number }): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let seat = 0; seat < 46; seat += 1) {
      const x = seat * 8.1 + (row % 2) * 4
      const sag = 16 * (1 - ((x - 183) / 183) ** 2)
      // A fixed mixture of colours that has no visible period.
      const colour = seats[(seat * 7 + row * 5 + ((seat * row) % 3)) % seats.length] ?? ''
      marks.push(
        `<circle cx="${x.toFixed(1)}" cy="${(top + row * 6.4 - sag * 0.9 + 4).toFixed(1)}" r="2.300" fill="${colour}"/>`,
      )
    }
  }
  return marks.join('')
}

function boards(colour: string, y = 78): string {
  return `<g fill="#fff" fill-opacity=".55">${[22, 96, 170, 244, 318].map((x) => `<rect x="${x}" y="${y}" width="30" height="5" rx="1"/>`).join('')}</g><path d="M0 ${y + 8}h366" stroke="${colour}"/>`
}

function lamp(x: number, beam: string): string {
  const bulbs = [-8, 0, 8].map((dx) => `<circle cx="${x + dx}" cy="14" r="3"/>`).join('')
  return `<path d="M${x} 16v30" stroke="${beam}" stroke-opacity=".35" stroke-width="2"/><g fill="${beam}" fill-opacity=".9">${bulbs}</g><circle cx="${x}" cy="14" r="26" fill="${beam}" fill-opacity=".1"/>`
}

function shade(id: string, [from, to]: readonly [string, string]): string {
  return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`
}
