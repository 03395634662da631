import { type CSSProperties, useCallback, useId, useState } from 'react'
import type { RoomPolls, ShownPoll } from '../../../streams/index.ts'
import { pollShares, pollWinners } from '../../../streams/live.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTicking } from '../../bindings/useTicking.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './PollCard.module.css'

/** The poll of the room above its chat, while it is open and a little longer; nothing without one. */
export function PollCard({ polls }: { readonly polls: RoomPolls }) {
  const poll = useStream(polls.poll$)
  // The key mounts a new card for each poll, so that nothing of the last one is left, and it is announced.
  return poll === null ? null : <Card key={poll.pollId} poll={poll} onVote={polls.vote} />
}

interface CardProps {
  readonly poll: ShownPoll
  readonly onVote: (choice: number) => void
}

function Card({ poll, onVote }: CardProps) {
  const { t, i18n } = useTranslation()
  const read = useLocalText()
  const seconds = useSecondsLeft(poll)
  const [folded, setFolded] = useState(false)
  const id = useId()
  const { choices, counts, mine, voting, open } = poll
  const shares = pollShares(counts)
  const winners = open ? [] : pollWinners(counts)
  const inactive = !open || seconds === 0 || mine !== null || voting !== null
  const votes = counts.reduce((sum, count) => sum + count, 0)
  return (
    <section className={styles.card} aria-label={t('polls.label')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={!folded}
        aria-controls={id}
        onClick={() => {
          setFolded(!folded)
        }}
      >
        <b>
          <bdi>{read(poll.question)}</bdi>
        </b>
        <span className={styles.time} role="timer" aria-live="off">
          {timeWords()}
        </span>
        <Icon name={folded ? 'down' : 'up'} size="row" />
      </button>
      <div
        id={id}
        hidden={folded}
        className={classNames(styles.choices, choices.length === 4 && styles.four)}
        role="group"
        aria-label={read(poll.question)}
      >
        {choices.map((choice, place) => {
          const share = shares[place] ?? 0
          const said = { choice: read(choice), share }
          const isMine = (mine ?? voting) === place
          return (
            <button
              // The choices of a poll never change their places.
              key={place}
              type="button"
              className={classNames(
                styles.choice,
                isMine && styles.mine,
                winners.includes(place) && styles.won,
              )}
              style={filledTo(share)}
              aria-pressed={isMine}
              aria-disabled={inactive || undefined}
              aria-label={isMine ? t('polls.mine', said) : t('polls.choice', said)}
              onClick={() => {
                if (!inactive) onVote(place)
              }}
            >
              <bdi>{said.choice}</bdi>
              {isMine && <Icon name="check" size="row" />}
              <b>{share}%</b>
            </button>
          )
        })}
      </div>
      <p className={styles.foot} hidden={folded}>
        <span>{t('polls.votes', { votes: votes.toLocaleString(i18n.language) })}</span>
        <span>{open ? t(mine === null ? 'polls.once' : 'polls.voted') : ''}</span>
      </p>
    </section>
  )

  function timeWords(): string {
    if (!open) return t('polls.closed')
    return seconds === 0 ? t('polls.counting') : t('polls.left', { seconds })
  }
}

/** Counted by the time of the server. */
function useSecondsLeft({ closesAt }: ShownPoll): number {
  const { serverTime } = useStreams()
  return useTicking(useCallback(() => Math.ceil(serverTime.msUntil(closesAt) / 1000), [serverTime, closesAt]))
}

function filledTo(share: number): CSSProperties {
  return { backgroundSize: `${String(share)}% 100%` }
}
