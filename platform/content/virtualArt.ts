import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { BASKETBALL, FOOTBALL } from '../live/drawing/gameArt.ts'
import type { VenueGame } from '../venues/venueServer.ts'
import type { VirtualGame } from '../world/virtual/games.ts'
import { underVeil } from './contentArt.ts'

/** What the picture of a game of virtual sports shows. */
export type VirtualLook = VenueGame['look']

/** The picture of a game of virtual sports, 366 × 96: what is played at the right, on its ground. */
export function virtualPicture({ sport, format }: VirtualLook): string {
  return underVeil(format === 'race' ? (TRACKS[sport] ?? '') : ballGame(sport, format), { opacity: 0 })
}

type BallGame = Exclude<VirtualGame['format'], 'race'>

function ballGame(sport: Sport, format: BallGame): string {
  const [ground, ball] = sport === 'virtualBasketball' ? [FLOOR, BASKETBALL] : [PITCH, FOOTBALL]
  return `${ground}${SYMBOLS[format](ball)}`
}

const PITCH = `<rect width="366" height="96" fill="#1f5a3c"/><path d="M190 0h50v96h-50zM290 0h50v96h-50z" fill="#236444"/><g fill="none" stroke="#dfece4" stroke-opacity=".6" stroke-width="2"><circle cx="316" cy="48" r="40"/><path d="M316-2v100"/></g>`

const FLOOR = `<rect width="366" height="96" fill="#7b5433"/><path d="M0 12h366M0 36h366M0 60h366M0 84h366" stroke="#6f4a2c" stroke-width="2"/><g fill="none" stroke="#f4f6f8" stroke-opacity=".6" stroke-width="2"><path d="M366 24h-74v48h74"/><circle cx="292" cy="48" r="24"/></g>`

const TROPHY = `<g fill="#f2c14e"><path d="M-17-24h34v14c0 14-8 22-17 24-9-2-17-10-17-24z"/><path d="M-4 12h8v10h12v7h-32v-7h12z"/></g><path d="M-17-19h-9c0 14 4 19 12 22M17-19h9c0 14-4 19-12 22" fill="none" stroke="#f2c14e" stroke-width="4"/><path d="M-10-18v10c0 7 2 12 5 16" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`

function shirt(colour: string): string {
  return `<path d="M-9-20l-15 8 6 15 6-3v22h24V0l6 3 6-15-15-8c-4 6-14 6-18 0z" fill="${colour}" stroke="#0b1220" stroke-opacity=".4"/>`
}

function at(x: number, y: number, drawn: string): string {
  return `<g transform="translate(${String(x)} ${String(y)})">${drawn}</g>`
}

const cup = (ball: string) => `${at(316, 46, TROPHY)}${at(270, 66, ball)}`

/** By the format of the games, with the ball of the sport. */
const SYMBOLS: Readonly<Record<BallGame, (ball: string) => string>> = {
  league: (ball) => at(316, 48, `<g transform="scale(1.7)">${ball}</g>`),
  groupCup: cup,
  legCup: cup,
  friendly: (ball) => `${at(288, 46, shirt('#c8413b'))}${at(338, 46, shirt('#f2c14e'))}${at(313, 70, ball)}`,
}

/** A bib with the number of a runner, in the colours of the traps. */
function bib(x: number, number: number, colour: string, ink: string): string {
  return at(
    x,
    54,
    `<rect x="-15" y="-22" width="30" height="38" rx="4" fill="${colour}"/><text y="6" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="${ink}">${String(number)}</text>`,
  )
}

function chequers(left: number, top: number): string {
  const squares = Array.from({ length: 20 }, (_, index) => ({
    row: index % 4,
    column: Math.floor(index / 4),
  }))
  const dark = squares.filter(({ row, column }) => (row + column) % 2 === 0)
  const marks = dark.map(
    ({ row, column }) => `M${String(left + column * 12)} ${String(top + row * 12)}h12v12h-12z`,
  )
  return `<rect x="${String(left)}" y="${String(top)}" width="60" height="48" fill="#f4f6f8"/><path d="${marks.join('')}" fill="#14181f"/><path d="M${String(left - 3)} ${String(top - 6)}v76" stroke="#c9a26b" stroke-width="5" stroke-linecap="round"/>`
}

const HORSESHOE = `<path d="M-22 24C-34-2-22-28 0-28s34 26 22 52" fill="none" stroke="#d7dde4" stroke-width="12" stroke-linecap="round"/><g fill="#3b2a1c"><circle cx="-24" cy="6" r="2.500"/><circle cx="-20" cy="-13" r="2.500"/><circle cx="20" cy="-13" r="2.500"/><circle cx="24" cy="6" r="2.500"/></g>`

const HELMET = `<path d="M-28 20V0c0-18 12-30 28-30s28 12 28 30v4L6 8v12z" fill="#c8413b"/><path d="M28 2L4 4c-4 0-6 4-4 8l2 6h20c4-3 6-9 6-16z" fill="#0e1826" stroke="#f4f6f8" stroke-width="3"/><path d="M-18-18C-8-28 8-28 16-20" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`

const TRACKS: Readonly<Partial<Record<Sport, string>>> = {
  virtualHorse: `<rect width="366" height="96" fill="#2c6a46"/><path d="M0 70h366v26H0z" fill="#8a6238"/><path d="M0 62h366M190 62v20M250 62v20M310 62v20" stroke="#f4f6f8" stroke-width="4"/>${at(316, 42, HORSESHOE)}`,
  virtualGreyhounds: `<rect width="366" height="96" fill="#b98b55"/><path d="M0 80h366v16H0z" fill="#2c6a46"/>${bib(268, 1, '#d23b36', '#fff')}${bib(306, 2, '#2a62c9', '#fff')}${bib(344, 3, '#f4f6f8', '#14181f')}`,
  virtualSpeedway: `<rect width="366" height="96" fill="#7a5634"/><path d="M150 110C220 20 320 20 400 40M120 96C200 0 320-6 400 10" fill="none" stroke="#5f4228" stroke-width="6"/>${chequers(290, 18)}`,
  virtualMotorbike: `<rect width="366" height="96" fill="#3b6d93"/><path d="M120 96C190 60 280 62 366 70V96z" fill="#4a4f57"/><path d="M120 96C190 60 280 62 366 70" fill="none" stroke="#f4f6f8" stroke-width="7"/><path d="M120 96C190 60 280 62 366 70" fill="none" stroke="#d23b36" stroke-width="7" stroke-dasharray="14 14"/>${at(312, 46, HELMET)}`,
}
