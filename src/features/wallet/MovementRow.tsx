import dayjs from 'dayjs'
import type { Movement } from '../../../streams/wallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { movedWords, movementIcon, movementState, movementTitle } from './walletWords.ts'
import styles from './MovementRow.module.css'

/** One line of the statement. */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation()
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={movementIcon(movement)} size="m" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{movementTitle(t, movement)}</span>
        <small>{dayjs(movement.at).format('MM/DD HH:mm')}</small>
      </span>
      <span className={styles.amount}>
        <b>{movedWords(t, movement)}</b>
        <small className={classNames(movement.status === 'processing' && styles.pending)}>
          {movementState(t, movement)}
        </small>
      </span>
    </li>
  )
}
