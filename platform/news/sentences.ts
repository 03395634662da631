import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { pick, unit } from '../world/random.ts'

/** Ways to say the same; each has its values in braces, such as `{home}`. */
export type Variants = readonly AllLanguages[]

type Value = AllLanguages | string | number

export type Values = Readonly<Record<string, Value>>

/** Chooses among variants, always the same for an article. */
export type Say = (variants: Variants, values: Values) => AllLanguages

/** Says nothing in the same way twice while there is another. @param seed of the article */
export function createSay(seed: number): Say {
  let sentence = 0
  const said = new Set<AllLanguages>()
  return (variants, values) => {
    const others = variants.filter((variant) => !said.has(variant))
    const variant = pick(others.length > 0 ? others : variants, unit(seed, (sentence += 1)))
    said.add(variant)
    return filled(variant, values)
  }
}

function filled(template: AllLanguages, values: Values): AllLanguages {
  return inEach((language) =>
    template[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`a sentence lacks its ${name}`)
      return typeof value === 'object' ? value[language] : String(value)
    }),
  )
}

/** Several sentences as one paragraph. */
export function paragraph(sentences: readonly AllLanguages[]): AllLanguages {
  return inEach((language) =>
    sentences.map((sentence) => sentence[language]).join(language === 'english' ? ' ' : ''),
  )
}

/** A list with commas, and `and` before its last item. */
export function listed(items: readonly AllLanguages[]): AllLanguages {
  return inEach((language) => {
    const words = items.map((item) => item[language])
    if (language !== 'english') return words.join('、')
    const last = words.at(-1) ?? ''
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
  })
}

interface Unit {
  readonly one: string
  readonly many: string
  readonly cmn: string
  readonly zho: string
}

const UNITS = {
  point: { one: 'point', many: 'points', cmn: '分', zho: '分' },
  goal: { one: 'goal', many: 'goals', cmn: '球', zho: '球' },
  match: { one: 'match', many: 'matches', cmn: '场', zho: '場' },
  win: { one: 'win', many: 'wins', cmn: '胜', zho: '勝' },
  draw: { one: 'draw', many: 'draws', cmn: '平', zho: '平' },
  defeat: { one: 'defeat', many: 'defeats', cmn: '负', zho: '負' },
  shot: { one: 'shot', many: 'shots', cmn: '次射门', zho: '次射門' },
} as const satisfies Record<string, Unit>

/** A number with its noun: `3 分`, `3 points`. */
export function counted(count: number, noun: keyof typeof UNITS): AllLanguages {
  const { one, many, cmn, zho } = UNITS[noun]
  return {
    cmn: `${String(count)}${cmn}`,
    zho: `${String(count)}${zho}`,
    english: `${String(count)} ${count === 1 ? one : many}`,
  }
}

/** A place in a table: `第1`, `1st`. */
export function ordinal(place: number): AllLanguages {
  const number = String(place)
  return { cmn: `第${number}`, zho: `第${number}`, english: `${number}${endingOf(place)}` }
}

function endingOf(place: number): string {
  if (place % 100 >= 11 && place % 100 <= 13) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th'
}

function inEach(text: (language: TextLanguage) => string): AllLanguages {
  return { cmn: text('cmn'), zho: text('zho'), english: text('english') }
}
