import { useState } from 'react'
import type { FilmState, VirtualBatch, VirtualStreams, VirtualView } from '../../../streams/virtual.ts'
import { useVideoSwitch } from '../../bindings/useVideoSwitch.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VideoOff } from '../../features/player/VideoOff.tsx'
import { batchName } from '../../features/virtual/batchWords.ts'
import { MatchStage } from '../../features/virtual/MatchStage.tsx'
import { RaceStage } from '../../features/virtual/RaceStage.tsx'
import { RunningScores } from '../../features/virtual/RunningScores.tsx'
import { WaitingStage } from '../../features/virtual/WaitingStage.tsx'
import styles from './Virtual.module.css'

interface FilmPlaceProps {
  readonly virtual: VirtualStreams
  readonly view: Pick<VirtualView, 'running' | 'tabs'>
  /** The film of the running batch. */
  readonly film: FilmState
  /** The batch that is chosen, for the time in which none runs. */
  readonly next: VirtualBatch
}

/** The film of the running batch, or how long it takes until the chosen one starts. */
export function FilmPlace({ virtual, view: { running, tabs }, film, next }: FilmPlaceProps) {
  const { t } = useTranslation()
  const isOn = useVideoSwitch('virtual')
  if (isOn !== true) return <div className={styles.off}>{isOn === false && <VideoOff name="virtual" />}</div>
  if (running !== null && film.kind === 'film') {
    const tab = tabs.find(({ batchNo }) => batchNo === running.batchNo)
    const title = tab === undefined ? '' : batchName(t, tab)
    return <Running key={running.batchNo} virtual={virtual} batch={running} film={film} title={title} />
  }
  const batch = running ?? next
  return (
    <WaitingStage
      batch={batch}
      // The film of a running batch is on its way.
      kind={running === null ? 'before' : film.kind === 'delayed' ? 'delayed' : 'awaited'}
      secondsLeft={virtual.secondsUntil(batch.startsAt)}
      virtual={virtual}
    />
  )
}

interface RunningProps {
  readonly virtual: VirtualStreams
  readonly batch: VirtualBatch
  readonly film: Extract<FilmState, { readonly kind: 'film' }>
  readonly title: string
}

/** A race, or one of the matches with the scores of all; any of them can be drawn. */
function Running({ virtual, batch, film, title }: RunningProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const entry = batch.matches.find(({ match }) => match.id === wanted) ?? batch.matches[0]
  const drawn = entry === undefined ? undefined : film.films.get(entry.match.id)
  if (entry === undefined || drawn === undefined) return null
  const { startsAt, sport } = batch
  const stage = { startsAt, title, virtual }
  if (drawn.kind === 'race') return <RaceStage key={entry.match.id} film={drawn} sport={sport} {...stage} />
  return (
    <>
      <MatchStage key={entry.match.id} film={drawn} lengthMs={film.lengthMs} match={entry.match} {...stage} />
      <RunningScores batch={batch} film={film} virtual={virtual} drawn={entry.match.id} onDraw={setWanted} />
    </>
  )
}
