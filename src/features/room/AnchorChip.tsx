import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { classNames } from '../../ui/classNames.ts'
import { isFollowed, setFollowed } from './followedAnchors.ts'
import { viewersWords } from './roomWords.ts'
import styles from './AnchorChip.module.css'

interface AnchorChipProps {
  readonly anchor: { readonly id: string; readonly name: string; readonly avatar: string }
  readonly viewers: number
}

/** Who is on, how many watch, and whether they are followed. */
export function AnchorChip({ anchor, viewers }: AnchorChipProps) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles.chip}>
      <Avatar src={anchor.avatar} name={anchor.name} />
      <span className={styles.words}>
        <b>
          <bdi>{anchor.name}</bdi>
        </b>
        <small>{viewersWords(t, i18n.language, viewers)}</small>
      </span>
      <FollowButton key={anchor.id} anchor={anchor} />
    </div>
  )
}

/** Follows the anchor, on this device. */
export function FollowButton({ anchor }: Pick<AnchorChipProps, 'anchor'>) {
  const { t } = useTranslation()
  const [followed, setShown] = useState(() => isFollowed(anchor.id))
  const { name } = anchor
  return (
    <button
      type="button"
      className={classNames(styles.follow, followed && styles.followed)}
      aria-pressed={followed}
      aria-label={followed ? t('room.unfollowAnchor', { name }) : t('room.followAnchor', { name })}
      onClick={() => {
        setFollowed(anchor.id, !followed)
        setShown(!followed)
      }}
    >
      {followed ? t('room.followed') : t('room.follow')}
    </button>
  )
}
