import { type LiveRoom, type RoomFacts, type RoomModel, teamNames } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { winnerOf, winnerSides } from './guess.ts'
import { PredictionPanel } from './PredictionPanel.tsx'
import styles from './RoomGuess.module.css'

interface RoomGuessProps {
  readonly model: Pick<RoomModel, 'prediction$' | 'match$' | 'predict'>
  readonly live: LiveRoom | undefined
  readonly facts: RoomFacts | null
}

/** The predictions of the room's match, with a placeholder while they or the next match are loading. */
export function RoomGuess({ model, live, facts }: RoomGuessProps) {
  const prediction = useStream(model.prediction$)
  const row = useStream(model.match$)
  const shown = row === null ? shownOf(live) : { ...row.match, ...teamNames(row.match) }
  if (facts === null) return <div className={styles.place} />
  if (prediction === null) return null
  // A prediction belongs to one match. When the room moves to another match, its prediction arrives a little
  // later; the placeholder keeps the chat from shifting in between.
  if (shown === null || shown.id !== prediction.matchId) {
    return live?.match === null ? null : <div className={styles.place} />
  }
  return (
    <PredictionPanel
      prediction={prediction}
      home={shown.home}
      away={shown.away}
      sides={winnerSides(shown.sport, row)}
      result={row === null ? null : winnerOf(row.match)}
      closed={!facts.open}
      onPredict={model.predict}
    />
  )
}

function shownOf(live: LiveRoom | undefined) {
  const match = live?.match ?? null
  return match === null ? null : { ...match, id: match.matchId }
}
