import { VIRTUAL_GAME_IDS } from '../../../../platform/world/virtual/games.ts'
import { imtyTime } from '../../../../streams/wire/imty/dates.ts'
import { IMTY_PATHS } from '../../../../streams/wire/imty/paths.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../book/testPlatform.ts'
import { createImtyClient, type ImtyAnswer, type ImtyClient } from './imtyClient.ts'

interface Selection {
  readonly WagerSelectionId: string
  readonly SelectionId: number
  readonly OutrightTeamId: number
  readonly SelectionName: string
  readonly Odds: number
  readonly IsLocked: boolean
}

export interface Event {
  readonly EventId: string
  readonly EventName: string
  readonly EventStatusId: number
  readonly EventStateId: number
  readonly Market: number
  readonly OpenParlay: boolean
  readonly IsBetTradeOpen: boolean
  readonly HomeTeam: string
  readonly HomeScore: number
  readonly AwayScore: number
  readonly RBTime: string
  readonly Season: string
  readonly MatchDay: string
  readonly BatchNo: string
  readonly OrderNo: number
  readonly Round: string
  readonly ClosingDate: string
  readonly Entrants: readonly { readonly Number: number; readonly Name: string }[]
  readonly Places: readonly number[]
  readonly MarketLines: readonly {
    readonly MarketlineId: string
    readonly BetTypeId: number
    readonly PeriodId: number
    readonly OddsTypes: readonly number[]
    readonly WagerSelections: readonly Selection[]
  }[]
}

export interface Batch {
  readonly SportId: number
  readonly CompetitionId: string
  readonly BatchNo: string
  readonly Season: string
  readonly MatchDay: string
  readonly Round: string
  readonly StartDate: string
  readonly SealDate: string
  readonly Status: string
  readonly Commitment: string
  readonly FilmLength: number | null
  readonly EventIds: readonly string[]
}

export interface Film {
  readonly EventId: string
  readonly Length: number
  readonly Runners: readonly { readonly Number: number; readonly Finish: number }[]
  readonly Moments: readonly { readonly Time: number; readonly Side: number; readonly Kind: string }[]
}

interface Content {
  readonly Competitions: readonly { readonly SportId: number; readonly CompetitionId: string }[]
  readonly Sports: readonly { readonly SportId: number; readonly Events: readonly Event[] }[]
  readonly Batches: readonly Batch[]
  readonly Films: readonly Film[]
  readonly Cups: readonly {
    readonly CompetitionId: string
    readonly Season: string
    readonly Phase: string
    readonly Ties: readonly { readonly HomeScores: readonly number[] }[]
  }[]
  readonly Tables: readonly { readonly Group: string; readonly Rows: readonly object[] }[]
}

/** `getvseventinfo`, as it was answered and by its fields. */
export interface Answer extends Content {
  readonly whole: ImtyAnswer
}

export const HORSES = { SportId: 43, CompetitionIds: ['31101'] }
export const LEAGUE = { SportId: 39, CompetitionIds: ['31001'] }

export const at = (date: string): number => imtyTime(date) ?? Number.NaN

export const eventsIn = ({ Sports }: Pick<Content, 'Sports'>): readonly Event[] =>
  Sports.flatMap(({ Events }) => Events)

export const nameOf = ({ Season, MatchDay }: Batch) => ({ Season, MatchDay })

/** Virtual sports of a platform whose clock only the test moves, and a member at the venue. */
export interface VirtualUnderTest {
  readonly testPlatform: TestPlatform
  readonly client: ImtyClient
  ask(payload: object): Promise<Answer>
  openBatch(game?: typeof HORSES): Promise<Batch>
  eventOf(id: string, fields?: object): Promise<Event>
  /** The events that are over. */
  results(payload: object): Promise<readonly Event[]>
  goTo(instant: number): Promise<void>
  /** The same database with another rate of the clock. */
  restarted(speed: number): Promise<VirtualUnderTest>
  end(): Promise<void>
}

export async function openVirtual(): Promise<VirtualUnderTest> {
  const shared = await openSharedStore()
  const testPlatform = await createTestPlatform({ store: shared.store, virtualGames: VIRTUAL_GAME_IDS })
  await testPlatform.newMember('racer')
  return underTest(testPlatform, shared.end)
}

async function underTest(
  testPlatform: TestPlatform,
  endStore: () => Promise<void>,
): Promise<VirtualUnderTest> {
  const { platform, store, hand, world } = testPlatform
  const client = await createImtyClient(platform, 'racer', 'CHS')
  const ask = async (payload: object): Promise<Answer> => {
    const whole = await client.call(IMTY_PATHS.virtualEvents, { OddsType: 3, ...payload })
    return {
      whole,
      Competitions: (whole['Competitions'] ?? []) as Content['Competitions'],
      Sports: (whole['Sports'] ?? []) as Content['Sports'],
      Batches: (whole['Batches'] ?? []) as Content['Batches'],
      Films: (whole['Films'] ?? []) as Content['Films'],
      Cups: (whole['Cups'] ?? []) as Content['Cups'],
      Tables: (whole['Tables'] ?? []) as Content['Tables'],
    }
  }
  return {
    testPlatform,
    client,
    ask,
    async openBatch(game = HORSES) {
      const open = (await ask(game)).Batches.filter(({ Status }) => Status === 'open')
      const found = open[1] ?? open[0]
      if (found === undefined) throw new Error('no open batch')
      return found
    },
    async eventOf(id, fields = { IncludeGroupEvents: true }) {
      const asked = { SportId: 0, EventIds: [id], OddsType: 3, IsCombo: false, ...fields }
      const { Sports } = await client.call(IMTY_PATHS.selectedEvents, asked)
      const [event] = eventsIn({ Sports: Sports as Content['Sports'] })
      if (event === undefined) throw new Error(`no event ${id}`)
      return event
    },
    async results(payload) {
      const asked = { EventTypeId: 1, ...payload }
      return ((await client.call(IMTY_PATHS.completedResults, asked))['CompletedEvents'] ?? []) as Event[]
    },
    async goTo(instant) {
      hand.at = instant
      await platform.tick()
    },
    async restarted(speed) {
      await platform.close()
      const options = { store, hand, speed, virtualGames: VIRTUAL_GAME_IDS, world }
      return underTest(await createTestPlatform(options), endStore)
    },
    async end() {
      await platform.close()
      await endStore()
    },
  }
}
