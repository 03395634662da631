import type { RoomFacts, RoomModel } from '../../../streams/index.ts'
import { namesFor } from '../../../streams/live.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Composer.module.css'

interface MentionListProps {
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly query: string
  readonly onPick: (name: string) => void
}

const OFFERED = 5

/** Who may be meant by the mention that is being typed: those who spoke last, and the anchor. */
export function MentionList({ model, facts, query, onPick }: MentionListProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { lines } = useStream(model.chat$)
  const speakers = lines
    .toReversed()
    .flatMap((line) => (line.kind === 'message' && !line.mine ? [read(line.message.from.name)] : []))
  const anchor = facts === null ? [] : [read(facts.anchor.name)]
  const names = namesFor(query, [...speakers, ...anchor], OFFERED)
  if (names.length === 0) return null
  return (
    <div className={styles.mentions} role="group" aria-label={t('room.composer.mentions')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            onPick(name)
          }}
        >
          <bdi>{t('room.composer.mention', { name })}</bdi>
        </button>
      ))}
    </div>
  )
}
