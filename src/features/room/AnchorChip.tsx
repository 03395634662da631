import type { LocalText } from '../../../streams/index.ts'
import { useFollowedAnchors } from '../../bindings/useFollowedAnchors.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { viewersWords } from '../../words/roomWords.ts'
import styles from './AnchorChip.module.css'

interface AnchorChipProps {
  readonly anchor: { readonly id: string; readonly name: LocalText; readonly avatar: string }
  readonly viewers: number
}

/** The anchor of a room, the number of viewers, and the follow button. */
export function AnchorChip({ anchor, viewers }: AnchorChipProps) {
  const { t, i18n } = useTranslation()
  const name = useLocalText()(anchor.name)
  return (
    <div className={styles.chip}>
      <Avatar src={anchor.avatar} name={name} />
      <span className={styles.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{viewersWords(t, i18n.language, viewers)}</small>
      </span>
      <FollowButton key={anchor.id} anchor={anchor} />
    </div>
  )
}

/** Follows the anchor; stored on this device only. */
export function FollowButton({ anchor }: Pick<AnchorChipProps, 'anchor'>) {
  const { t } = useTranslation()
  const { ids$, follow } = useFollowedAnchors()
  const followed = useStream(ids$).has(anchor.id)
  const name = useLocalText()(anchor.name)
  return (
    <button
      type="button"
      className={classNames(styles.follow, followed && styles.followed)}
      aria-pressed={followed}
      aria-label={followed ? t('room.unfollowAnchor', { name }) : t('room.followAnchor', { name })}
      onClick={() => {
        follow(anchor.id, !followed)
      }}
    >
      <Icon name={followed ? 'check' : 'add'} size="m" />
      <span>{followed ? t('room.followed') : t('room.follow')}</span>
    </button>
  )
}
