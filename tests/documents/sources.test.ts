import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as fbtyBets from './fbty/betAnswers.ts'
import * as fbtyCodes from './fbty/codes.ts'
import * as fbtyConstants from './fbty/constants.ts'
import * as fbtyFurther from './fbty/furtherAnswers.ts'
import * as fbtyMatches from './fbty/matchAnswers.ts'
import * as fbtyPlays from './fbty/plays.ts'
import * as fbtyRefusals from './fbty/refusals.ts'
import * as fbtySelections from './fbty/selections.ts'
import * as anchorAnswers from './games/anchorAnswers.ts'
import * as anchorBets from './games/anchorBets.ts'
import * as anchorCodes from './games/anchorCodes.ts'
import * as anchorResults from './games/anchorResults.ts'
import * as baccaratHands from './games/baccaratHands.ts'
import * as baccaratReturns from './games/baccaratReturns.ts'
import * as roundAnswers from './games/roundAnswers.ts'
import * as roundCodes from './games/roundCodes.ts'
import * as roundVectors from './games/roundVectors.ts'
import * as casinoAnswers from './games/casinoAnswers.ts'
import * as casinoBets from './games/casinoBets.ts'
import * as casinoCodes from './games/casinoCodes.ts'
import * as casinoRoads from './games/casinoRoads.ts'
import * as casinoTables from './games/casinoTables.ts'
import * as lotteryCodes from './games/lotteryCodes.ts'
import * as lotteryPlays from './games/lotteryPlays.ts'
import * as lotteryNotes from './games/lotteryNotes.ts'
import * as lotteryDraws from './games/lotteryDraws.ts'
import * as lotteryAnswers from './games/lotteryAnswers.ts'
import * as lotteryBets from './games/lotteryBets.ts'
import * as lotteryChases from './games/lotteryChases.ts'
import * as walletCodes from './games/walletCodes.ts'
import * as walletAnswers from './games/walletAnswers.ts'
import * as transferAnswers from './games/transferAnswers.ts'
import * as statementAnswers from './games/statementAnswers.ts'
import * as mixedRecords from './games/mixedRecords.ts'
import * as imtyCodes from './imty/codes.ts'
import * as imtyConstants from './imty/constants.ts'
import * as imtyEvents from './imty/eventAnswers.ts'
import * as imtyOutrights from './imty/outrightAnswers.ts'
import * as imtyRecords from './imty/recordAnswers.ts'
import * as imtyRefusals from './imty/refusals.ts'
import * as imtyVirtual from './imty/virtualAnswers.ts'
import * as imtyWagerCodes from './imty/wagerCodes.ts'
import * as imtyWagers from './imty/wagerAnswers.ts'
import * as dptyBets from './dpty/betAnswers.ts'
import * as dptyCodes from './dpty/codes.ts'
import * as dptyConstants from './dpty/constants.ts'
import * as dptyEsports from './dpty/esportsAnswers.ts'
import * as dptyFurther from './dpty/furtherAnswers.ts'
import * as dptyMatches from './dpty/matchAnswers.ts'
import * as dptyOrderCodes from './dpty/orderCodes.ts'
import * as dptyPlays from './dpty/plays.ts'
import * as dptyRecords from './dpty/recordAnswers.ts'
import * as dptyRefusals from './dpty/refusals.ts'
import * as dptySignature from './dpty/signature.ts'
import * as bridgeAnswers from './bridge/answers.ts'
import * as bridgeCodes from './bridge/codes.ts'
import * as pmtyBets from './pmty/betAnswers.ts'
import * as pmtyCashOuts from './pmty/cashOutAnswers.ts'
import * as pmtyCodes from './pmty/codes.ts'
import * as pmtyConstants from './pmty/constants.ts'
import * as pmtyEsports from './pmty/esportsCodes.ts'
import * as pmtyMatches from './pmty/matchAnswers.ts'
import * as pmtyOutrights from './pmty/outrightAnswers.ts'
import * as pmtyOutrightBets from './pmty/outrightBetAnswers.ts'
import * as pmtyRefusals from './pmty/refusals.ts'
import * as pmtyReservations from './pmty/reservationAnswers.ts'
import * as pmtyResults from './pmty/resultAnswers.ts'
import * as esportsAnswers from './pmty/esportsAnswers.ts'
import * as esportsBets from './pmty/esportsBetAnswers.ts'
import * as esportsCodes from './pmty/esportsCodes.ts'
import * as esportsVectors from './pmty/esportsVectors.ts'
import * as virtualBets from './pmty/virtualBetAnswers.ts'
import * as virtualCodes from './pmty/virtualCodes.ts'
import * as virtualCups from './pmty/virtualCupAnswers.ts'
import * as virtualMatches from './pmty/virtualMatchAnswers.ts'
import * as virtualRaces from './pmty/virtualRaceAnswers.ts'
import * as virtualVectors from './pmty/virtualVectors.ts'
import * as roomCodes from './room/codes.ts'
import * as roomFrames from './room/frames.ts'
import * as roomMessages from './room/messages.ts'
import * as siteAnswers from './site/answers.ts'
import * as siteCodes from './site/codes.ts'
import * as siteContent from './site/contentAnswers.ts'
import * as siteNews from './site/newsAnswers.ts'
import * as siteSoccer from './site/soccerAnswers.ts'

const FIXTURES = {
  fbtyBets,
  fbtyCodes,
  fbtyConstants,
  fbtyFurther,
  fbtyMatches,
  fbtyPlays,
  fbtyRefusals,
  fbtySelections,
  imtyCodes,
  imtyConstants,
  imtyEvents,
  imtyOutrights,
  imtyRecords,
  imtyRefusals,
  imtyVirtual,
  imtyWagerCodes,
  imtyWagers,
  dptyBets,
  dptyCodes,
  dptyConstants,
  dptyEsports,
  dptyFurther,
  dptyMatches,
  dptyOrderCodes,
  dptyPlays,
  dptyRecords,
  dptyRefusals,
  dptySignature,
  bridgeAnswers,
  bridgeCodes,
  pmtyBets,
  pmtyCashOuts,
  pmtyMatches,
  pmtyOutrights,
  pmtyOutrightBets,
  pmtyCodes,
  pmtyConstants,
  pmtyEsports,
  pmtyRefusals,
  pmtyReservations,
  pmtyResults,
  esportsAnswers,
  esportsBets,
  esportsCodes,
  esportsVectors,
  virtualBets,
  virtualCodes,
  virtualCups,
  virtualMatches,
  virtualRaces,
  virtualVectors,
  roomCodes,
  roomFrames,
  roomMessages,
  siteAnswers,
  siteCodes,
  siteContent,
  siteNews,
  siteSoccer,
  anchorAnswers,
  anchorBets,
  anchorCodes,
  anchorResults,
  baccaratHands,
  baccaratReturns,
  roundAnswers,
  roundCodes,
  roundVectors,
  casinoAnswers,
  casinoBets,
  casinoCodes,
  casinoRoads,
  casinoTables,
  lotteryCodes,
  lotteryPlays,
  lotteryNotes,
  lotteryDraws,
  lotteryAnswers,
  lotteryBets,
  lotteryChases,
  walletCodes,
  walletAnswers,
  transferAnswers,
  statementAnswers,
  mixedRecords,
}

/** One statement of a fixture: where it is documented, and the words that must occur there. */
interface Statement {
  readonly source: string
  readonly words: readonly string[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const fieldNames = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(fieldNames)
    : isObject(value)
      ? Object.entries(value).flatMap(([name, inner]) => [name, ...fieldNames(inner)])
      : []

function statementsOf(value: unknown): Statement[] {
  if (!isObject(value)) return []
  const { source, ...rest } = value
  if (typeof source !== 'string') return Object.values(value).flatMap(statementsOf)
  if ('fields' in rest) return [{ source, words: fieldNames(rest['fields']) }]
  const lists: readonly unknown[] = [rest['named'], rest['codes'], [rest['code']]]
  const list: readonly unknown[] = lists.find(Array.isArray) ?? []
  const isCode = (code: unknown) => typeof code === 'string' || typeof code === 'number'
  return [{ source, words: list.filter(isCode).map(String) }]
}

const DOCS = new URL('../../docs/', import.meta.url)

/** The text of a section, such as `1.1` or `4`, with the sections below it. */
function section(page: string, number: string): string | null {
  const file = new URL(`${page}.md`, DOCS)
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const escaped = number.replaceAll('.', '\\.')
  const start = new RegExp(`^(#+) ${escaped}\\.? .*$`, 'm').exec(text)
  if (start === null) return null
  const after = text.slice(start.index + start[0].length)
  const end = new RegExp(`^#{1,${start[1]?.length ?? 1}} `, 'm').exec(after)
  return start[0] + (end === null ? after : after.slice(0, end.index))
}

const PAGE =
  /^(pmty|protocol|betting|live-rooms|virtual-sports|esports|(?:venues|games|site)\/[a-z]+) ([\d.]+)$/
const VENUE = /^(fbty|imty|dpty|bridge) /
const GAME = /^(rounds|anchor|casino|lottery|wallet) /
const DECISION = /^decisions\/(\d{4})$/

/** The text that a citation names. */
function cited(citation: string): string | undefined {
  const page = PAGE.exec(citation.replace(VENUE, 'venues/$&').replace(GAME, 'games/$&'))
  if (page !== null) return section(page[1] ?? '', page[2] ?? '') ?? undefined
  const decision = DECISION.exec(citation)
  if (decision !== null) {
    const file = readdirSync(new URL('decisions/', DOCS)).find((name) => name.startsWith(decision[1] ?? '-'))
    return file === undefined ? undefined : readFileSync(new URL(`decisions/${file}`, DOCS), 'utf8')
  }
  return undefined
}

/** Whether a word or number occurs in a text, by itself or within a range such as `0402001 to 0402008`. */
function isNamedIn(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  if (new RegExp(`(?<![\\w.])${escaped}(?![\\w])`).test(text)) return true
  const number = /^S?(\d+)$/.exec(word)?.[1]
  if (number === undefined) return false
  return [...text.matchAll(/\bS?(\d+)(?: to |–)S?(\d+)/g)].some(
    ([, from, to]) => Number(from) <= Number(number) && Number(number) <= Number(to),
  )
}

describe.each(Object.entries(FIXTURES))('%s', (_, fixture) => {
  const statements = Object.values(fixture).flatMap(statementsOf)

  it('each code and field has a source', () => {
    const places = [...new Set(statements.flatMap(({ source }) => source.split('; ')))]
    expect(statements.length).toBeGreaterThan(0)
    expect(places.filter((citation) => cited(citation) === undefined)).toEqual([])
  })

  it('each code and field is named in the sections that its source cites', () => {
    const missing = statements.flatMap(({ source, words }) => {
      const texts = source.split('; ').flatMap((citation) => cited(citation) ?? [])
      return words
        .filter((word) => !texts.some((text) => isNamedIn(text, word)))
        .map((word) => `${word}: ${source}`)
    })
    expect([...new Set(missing)]).toEqual([])
  })
})
