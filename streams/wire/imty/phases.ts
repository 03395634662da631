const SETS = 40

/** The words of `RBTime` by phase; `1H` is the venue's (docs/venues/imty.md, 2.4). */
const WORDS = {
  notStarted: 'NS',
  firstHalf: '1H',
  halfTime: 'HT',
  secondHalf: '2H',
  regularEnd: 'FT',
  quarter1: 'Q1',
  quarter2: 'Q2',
  quarter3: 'Q3',
  quarter4: 'Q4',
  third1: 'P1',
  third2: 'P2',
  third3: 'P3',
  break: 'BR',
  overtime: 'OT',
  extraTimeAwaited: 'EW',
  extraTimeFirstHalf: 'E1',
  extraTimeBreak: 'EB',
  extraTimeSecondHalf: 'E2',
  extraTimeEnd: 'EE',
  penaltiesAwaited: 'PW',
  penalties: 'PS',
  race: 'RC',
  interrupted: 'INT',
  abandoned: 'ABD',
  ended: 'END',
} as const

const WORD_OF_PHASE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WORDS),
  ...Array.from({ length: SETS }, (_, index) => [`set${index + 1}`, `S${index + 1}`] as const),
])
const PHASE_OF_WORD: ReadonlyMap<string, string> = new Map(
  [...WORD_OF_PHASE].map(([phase, word]) => [word, phase]),
)

/** What an event says about the phase and the clock. */
export interface ImtyMoment {
  /** A phase of the domain; `unknown` for an unknown word. */
  readonly phase: string
  /** The reading of the clock, s; `null` where there is none. */
  readonly seconds: number | null
}

/** `RBTime`: the word of the phase, and the clock where there is one; empty for an unknown phase. */
export function imtyMoment(phase: string, seconds: number | null): string {
  const word = WORD_OF_PHASE.get(phase) ?? ''
  if (seconds === null || word === '') return word
  const whole = Math.max(0, Math.floor(seconds))
  return `${word} ${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const MOMENT = /^\s*([A-Z0-9]{1,4})(?:\s+(\d{1,4}):([0-5]\d))?\s*$/

export function readImtyMoment(text: string): ImtyMoment {
  const [, word, minutes, seconds] = MOMENT.exec(text.toUpperCase()) ?? []
  return {
    phase: PHASE_OF_WORD.get(word ?? '') ?? 'unknown',
    seconds: minutes === undefined || seconds === undefined ? null : Number(minutes) * 60 + Number(seconds),
  }
}
