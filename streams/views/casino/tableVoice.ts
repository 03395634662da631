import { concatMap, EMPTY, filter, from, map, type Observable, pairwise, tap } from 'rxjs'
import { outcomeOf } from '../../domain/baccarat/roads/outcome.ts'
import { PHASES } from '../../domain/casino/phases.ts'
import type { CasinoSettings } from '../../domain/casino/settings.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { GameSound, Tone } from '../../ports/gameSound.ts'
import { type Cue, spokenText, VOICES } from './spokenWords.ts'
import type { TableView } from './tableViews.ts'

interface VoiceDeps {
  readonly view$: State$<Feed<TableView | null>>
  readonly settings$: State$<CasinoSettings>
  readonly sound: GameSound
}

const LOUDEST = 100
const TEN_SECONDS = 10
const SHORT = 120
const LOW = 440
const HIGH = 660

/** The signal of each cue where the language has no local voice. */
const TONES: Readonly<Record<Cue['type'], readonly Tone[]>> = {
  open: [tone(LOW, 0), tone(HIGH, 150)],
  tenSeconds: [tone(HIGH, 0), tone(HIGH, 200)],
  closed: [tone(HIGH, 0), tone(LOW, 150)],
  points: [tone(LOW, 0)],
  result: [tone(LOW, 0), tone(HIGH, 150), tone(880, 300)],
}

/** A card that is dealt, which is a sound of the scene. */
const CARD: readonly Tone[] = [{ pitch: 1200, at: 0, for: 35 }]

function tone(pitch: number, at: number): Tone {
  return { pitch, at, for: SHORT }
}

/** Speaks the cues of a table, or plays tones; the volumes of voice and scene are settings of their own. */
export function createTableVoice(scope: Scope, { view$, settings$, sound }: VoiceDeps): void {
  const steps$ = view$.pipe(
    map(({ value }) => value ?? null),
    filter((view) => view !== null),
    pairwise(),
    filter(([before, now]) => before.info.tableId === now.info.tableId),
  )
  scope.run(
    steps$.pipe(
      concatMap(([before, now]) => from(cuesBetween(before, now))),
      concatMap((cue) => said$(cue, settings$.value, sound)),
    ),
  )
  scope.run(
    steps$.pipe(
      filter(
        ([before, now]) => isOwnRound(before, now) && now.moment.cards.length > before.moment.cards.length,
      ),
      tap(() => {
        const { sound: on, onSiteVolume } = settings$.value
        if (on === 1 && onSiteVolume > 0) sound.play(CARD, onSiteVolume / LOUDEST)
      }),
    ),
  )
  scope.onEnd(() => {
    sound.hush()
  })
}

function said$(
  cue: Cue,
  { sound: on, language, gameVoiceVolume }: CasinoSettings,
  sound: GameSound,
): Observable<never> {
  if (on === 0 || gameVoiceVolume === 0) return EMPTY
  const volume = gameVoiceVolume / LOUDEST
  return sound.speak({ text: spokenText(cue, language), ...VOICES[language], volume }).pipe(
    tap((spoken) => {
      if (!spoken) sound.play(TONES[cue.type], volume)
    }),
    concatMap(() => EMPTY),
  )
}

function isOwnRound(before: TableView, now: TableView): boolean {
  return before.round?.round === now.round?.round
}

/** What has happened between two views of a table. */
export function cuesBetween(before: TableView, now: TableView): readonly Cue[] {
  const cues: Cue[] = []
  const [was, is] = [before.moment, now.moment]
  if (was.phase !== PHASES.betting && is.phase === PHASES.betting) cues.push({ type: 'open' })
  if (!isOwnRound(before, now)) return cues
  if (is.phase === PHASES.betting && counts(was.seconds, is.seconds)) cues.push({ type: 'tenSeconds' })
  if (was.phase === PHASES.betting && is.phase === PHASES.showCard) cues.push({ type: 'closed' })
  if (was.results === null && is.results !== null) {
    const { playerPoints: player, bankerPoints: banker } = is
    if (player !== null && banker !== null) cues.push({ type: 'points', player, banker })
    cues.push({ type: 'result', winner: outcomeOf(is.results).winner })
  }
  return cues
}

function counts(was: number | null, is: number | null): boolean {
  return was !== null && is !== null && was > TEN_SECONDS && is <= TEN_SECONDS && is > 0
}
