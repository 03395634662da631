import { wave } from './motion.ts'

/** What the commentator of a clip does. */
export type Mood = 'speaks' | 'cheers'

const [JACKET, HAIR, SKIN, SET] = ['#3d4858', '#2b2a2c', '#e3b68f', '#14161c']

/**
 * Head and shoulders with a headset, 96 × 96. The clips of a sport serve all its rooms, so jacket and hair are not
 * those of any anchor. `turn` goes from 0 to 1 in a clip of so many seconds.
 */
export function commentator(mood: Mood, turn: number, seconds: number): string {
  const cheers = mood === 'cheers'
  const blink = !cheers && Math.abs((turn * 2) % 1) < 0.06
  const arms = cheers
    ? `<path d="M20 82L8 ${(44 + 4 * wave(turn, 6, 0)).toFixed(1)}M76 82L88 ${(44 + 4 * wave(turn, 6, 0.5)).toFixed(1)}" stroke="${JACKET}" stroke-width="10" stroke-linecap="round"/>
<circle cx="8" cy="${(38 + 4 * wave(turn, 6, 0)).toFixed(1)}" r="6" fill="${SKIN}"/><circle cx="88" cy="${(38 + 4 * wave(turn, 6, 0.5)).toFixed(1)}" r="6" fill="${SKIN}"/>`
    : ''
  return `${arms}<path d="M14 96c2-20 16-28 34-28s32 8 34 28z" fill="${JACKET}"/><path d="M39 56h18v16c-5 5-13 5-18 0z" fill="#cfa079"/>
<path d="M29 42c0-16 9-24 19-24s19 8 19 24c0 13-8 23-19 23S29 55 29 42z" fill="${SKIN}"/>
<path d="M27 40c-2-17 9-27 21-27s24 9 21 27c-3-9-9-13-21-13s-18 4-21 13z" fill="${HAIR}"/>
<path d="M26 44c-2-22 10-33 22-33s24 11 22 33" fill="none" stroke="${SET}" stroke-width="4"/>
<rect x="21" y="38" width="9" height="16" rx="4" fill="${SET}"/><rect x="66" y="38" width="9" height="16" rx="4" fill="${SET}"/>
<path d="M27 53c2 9 6 12 11 11" fill="none" stroke="${SET}" stroke-width="3"/>
${eyes(cheers, blink)}${mouth(cheers, turn, seconds)}`
}

function eyes(cheers: boolean, blink: boolean): string {
  if (cheers) {
    return '<path d="M38 43q3-4 6 0M52 43q3-4 6 0" fill="none" stroke="#2b2018" stroke-width="2" stroke-linecap="round"/>'
  }
  const high = blink ? 0.5 : 2
  return `<ellipse cx="41" cy="43" rx="2" ry="${String(high)}" fill="#2b2018"/><ellipse cx="55" cy="43" rx="2" ry="${String(high)}" fill="#2b2018"/>`
}

/** Wide open in a cheer; in speech it opens and closes with the syllables. */
function mouth(cheers: boolean, turn: number, seconds: number): string {
  const [syllables, words] = [Math.round(seconds * 1.4), Math.round(seconds * 0.5)]
  const open = cheers
    ? 5 + wave(turn, 6, 0)
    : 0.8 + 2.8 * Math.abs(wave(turn, syllables, 0) * wave(turn, words, 0.1))
  const wide = cheers ? 6 : 4.6
  return `<ellipse cx="48" cy="55" rx="${String(wide)}" ry="${open.toFixed(2)}" fill="#6d2b27"/>`
}
