import { describe, expect, it } from 'vitest'
import type { BlockReason } from '../../../streams/domain/blockReason.ts'
import { BET_TYPES } from '../../../streams/domain/menu.ts'
import { ODDS_FORMATS } from '../../../streams/domain/odds.ts'
import { ACCEPTANCE_MODES, type LegOutcome, type OrderState } from '../../../streams/domain/order.ts'
import { mentions, openMention } from '../../../streams/domain/room/mentions.ts'
import { STATUSES } from '../../../streams/domain/status.ts'
import type { FeedReason } from '../../../streams/kernel/feed.ts'
import { PMTY_CODE_CLASSES } from '../../../streams/wire/pmty/codes.ts'
import { siteCodes } from '../../../streams/wire/site/codes.ts'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'

const LANGUAGES = { cmn, zho, english }

interface TextNode {
  readonly [key: string]: string | TextNode
}

function flatten(node: TextNode, path = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(node)) {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') flat.set(here, value)
    else for (const [inner, text] of flatten(value, here)) flat.set(inner, text)
  }
  return flat
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map((match) => match[1] ?? '').sort()
}

/** All characters of Big5, the traditional character set. It contains no simplified characters. */
function big5Characters(): ReadonlySet<string> {
  const bytes: number[] = []
  for (let lead = 0xa4; lead <= 0xf9; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail < 0x7f || trail > 0xa0) bytes.push(lead, trail)
  return new Set(new TextDecoder('big5').decode(Uint8Array.from(bytes)))
}

const ORIGINAL = flatten(cmn)

describe.each(Object.entries(LANGUAGES))('the texts in %s', (_, texts) => {
  const flat = flatten(texts)

  it('have exactly the keys of the first language', () => {
    expect([...flat.keys()].sort()).toEqual([...ORIGINAL.keys()].sort())
  })

  it('have the same placeholders in every text', () => {
    const different = [...flat].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(ORIGINAL.get(key) ?? '')),
    )
    expect(different).toEqual([])
  })

  it('have no empty text and no exclamation mark', () => {
    expect([...flat].filter(([, text]) => text.trim() === '' || /[!！]/.test(text))).toEqual([])
  })

  it('have both numbers of every counted text', () => {
    const lone = [...flat.keys()].filter((key) => {
      const [stem, number] = key.split(/_(one|other)$/)
      return number !== undefined && !(flat.has(`${stem}_one`) && flat.has(`${stem}_other`))
    })
    expect(lone).toEqual([])
  })
})

describe('the words of each language', () => {
  const LANGUAGE_NAMES = /^common\.language(Short)?\./

  it('are written in traditional characters in ZHO', () => {
    const traditional = big5Characters()
    const wrong = [...flatten(zho)].filter(
      ([key, text]) =>
        !LANGUAGE_NAMES.test(key) &&
        (text.match(/\p{Script=Han}/gu) ?? []).some((han) => !traditional.has(han)),
    )
    expect(wrong).toEqual([])
  })

  it('have no Chinese in ENGLISH', () => {
    const wrong = [...flatten(english)].filter(
      ([key, text]) => !LANGUAGE_NAMES.test(key) && /\p{Script=Han}/u.test(text),
    )
    expect(wrong).toEqual([])
  })
})

describe('names of the domain', () => {
  it('cover every status, odds format, tab and acceptance mode', () => {
    expect(Object.keys(cmn.markets.status)).toEqual([...STATUSES])
    expect(Object.keys(cmn.markets.oddsFormat)).toEqual([...ODDS_FORMATS])
    for (const betType of BET_TYPES) expect(cmn.home.tabs[betType]).toBeTruthy()
    for (const mode of ACCEPTANCE_MODES) expect(cmn.slip.policy[mode]).toBeTruthy()
  })

  it('cover every name that exists as a type only', () => {
    // The type annotation is the test: a name without a text does not compile.
    const named: [
      Record<OrderState, string>,
      Record<LegOutcome | 'part', string>,
      Record<BlockReason['kind'], string>,
      Record<FeedReason, string>,
    ] = [cmn.records.order, cmn.records.outcome, cmn.slip.block, cmn.states.feed]
    expect(named.every((names) => Object.values(names).every((name) => name !== ''))).toBe(true)
  })

  it('cover every parlay up to ten and every full cover', () => {
    const upTo10 = (from: number) => Array.from({ length: 11 - from }, (_, index) => String(index + from))
    expect(Object.keys(cmn.slip.folds)).toEqual(upTo10(2))
    expect(Object.keys(cmn.slip.covers)).toEqual(upTo10(3))
  })

  it('cover every code of the main provider and every failure class of the venue', () => {
    expect(Object.keys(cmn.errors.site)).toEqual(
      expect.arrayContaining([...Object.keys(siteCodes), 'unknown']),
    )
    // Refusals of reservations and series have texts that come with their screens.
    const told = [cmn.errors.venue, cmn.reserve.code, cmn.slipMore.refusal].flatMap((each) =>
      Object.keys(each),
    )
    expect(told).toEqual(
      expect.arrayContaining([...Object.keys(PMTY_CODE_CLASSES), 'limitsUnavailable', 'unknownCode']),
    )
  })
})

describe.each(Object.entries(LANGUAGES))('a reply in %s', (_, { room }) => {
  it('calls the writer of the message, and ends what could be taken for a name that is being typed', () => {
    const reply = room.message.quote.replace('{{name}}', '小北').replace('{{text}}', '666')
    expect(mentions(reply, '小北')).toBe(true)
    expect(openMention(reply, reply.length)).toBeNull()
  })
})
