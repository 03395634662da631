import type { Ground } from './ground.ts'

const [WALL, ROOF, EDGE, STREET, SITE] = ['#4a3d30', '#54473a', '#2b231b', '#c3aa7c', '#d3bd92']

/** A rectangle in a path. */
function box(x: number, y: number, width: number, height: number): string {
  return `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`
}

/** Where the two teams begin a round, the streets, and the two sites. */
const STREETS = [
  ...[box(14, 146, 78, 60), box(298, 12, 78, 60)],
  ...[box(34, 30, 26, 120), box(34, 30, 90, 26)],
  ...[box(84, 150, 44, 22), box(108, 98, 24, 70), box(108, 98, 60, 24)],
  ...[box(84, 182, 116, 24), box(202, 28, 100, 24)],
  ...[box(226, 98, 62, 24), box(264, 46, 24, 110), box(176, 66, 24, 36)],
].join('')
const MIDDLE = box(158, 92, 76, 36)
const SITES = { a: box(118, 14, 88, 58), b: box(194, 144, 84, 62) } as const

/** Boxes behind which players take cover. */
const CRATES = [
  ...[box(126, 20, 12, 12), box(138, 50, 14, 12), box(184, 56, 12, 12), box(178, 18, 10, 10)],
  ...[box(197, 147, 11, 11), box(230, 175, 14, 14), box(262, 188, 12, 12), box(252, 150, 10, 10)],
  ...[box(190, 104, 12, 12), box(40, 90, 10, 10), box(112, 128, 10, 10), box(272, 76, 10, 10)],
].join('')

const ROOFS = [
  ...[box(70, 64, 34, 78), box(140, 134, 46, 38), box(300, 84, 84, 56), box(6, 6, 22, 132)],
  ...[box(212, 60, 44, 30), box(292, 150, 92, 60), box(212, 4, 80, 16), box(140, 76, 30, 12)],
].join('')

function letter(text: string, x: number, y: number): string {
  return `<circle cx="${String(x)}" cy="${String(y)}" r="11" fill="none" stroke="#a4502e" stroke-width="2"/><path d="${text}" transform="translate(${String(x)} ${String(y)})" fill="none" stroke="#a4502e" stroke-width="2.400" stroke-linejoin="round"/>`
}

/** The map of a game of rounds over two sites, from above: streets between buildings, and a site A and B. */
export const DEFUSAL_MAP: Ground = {
  fromAbove: true,
  floor: `<path d="M0 0h390v219H0z" fill="${WALL}"/><path d="${ROOFS}" fill="${ROOF}"/>
<path d="${STREETS}${MIDDLE}${SITES.a}${SITES.b}" fill="${EDGE}" stroke="${EDGE}" stroke-width="5"/>
<path d="${STREETS}${MIDDLE}" fill="${STREET}"/><path d="${SITES.a}${SITES.b}" fill="${SITE}"/>`,
  lines: `${letter('M-5 6L0-7 5 6M-3 2h6', 162, 30)}${letter('M-4-6v12h5a3 3 0 0 0 0-6h-5h4a3 3 0 0 0 0-6z', 222, 160)}
<path d="${CRATES}" fill="#8d6a3e" stroke="#5c4426" stroke-width="1.400"/>`,
  places: [],
  reach: [0, 0],
  ball: { fill: '#ffffff', size: 0, height: 0 },
}
