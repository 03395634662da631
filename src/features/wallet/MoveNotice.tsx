import { formatMoney } from '../../../streams/index.ts'
import { isOpen, movedAmount, type TransferProgress } from '../../../streams/wallet.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon, type IconName } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { type MoveAction, moveAction } from './moveActions.ts'
import styles from './MoveNotice.module.css'

interface MoveNoticeProps {
  readonly move: TransferProgress
  readonly onAction: (action: MoveAction, move: TransferProgress) => void
  readonly onClose: (id: string) => void
}

/** How far a transfer is. One without an outcome stays, and says that it must not be repeated. */
export function MoveNotice({ move, onAction, onClose }: MoveNoticeProps) {
  const { t } = useTranslation()
  const action = moveAction(move)
  const left = move.left === null ? '' : formatMoney(move.left, { symbol: true })
  return (
    <div className={classNames(styles.notice, styles[toneOf(move)])} role="status">
      <Icon name={iconOf(move)} size="m" className={styles.icon} />
      <span className={styles.words}>
        <Words move={move} />
        {move.left !== null && ` · ${t('wallet.move.left', { amount: left })}`}
      </span>
      {action !== null && (
        <button type="button" className={styles.action} onClick={() => onAction(action, move)}>
          {action === 'left' ? t('wallet.action.left', { amount: left }) : t(`wallet.action.${action}`)}
        </button>
      )}
      {!isOpen(move) && (
        <button type="button" className={styles.action} onClick={() => onClose(move.request.id)}>
          {t('wallet.move.close')}
        </button>
      )}
    </div>
  )
}

function Words({ move }: { readonly move: TransferProgress }) {
  const { t, i18n } = useTranslation()
  const { phase, request, reasonKey } = move
  const amount = formatMoney(request.amount, { symbol: true })
  const moved = formatMoney({ ...request.amount, minor: movedAmount(move) }, { symbol: true })
  switch (phase) {
    case 'sending':
    case 'unknown':
    case 'processing':
      return t(`wallet.move.${phase}`, { amount })
    case 'done':
      return movedAmount(move) === 0 ? t('wallet.move.nothing') : t('wallet.move.done', { amount: moved })
    case 'part':
      return t('wallet.move.part', { amount: moved })
    case 'failed':
    case 'refused':
      return catalogueText(i18n, reasonKey ?? 'errors.unknown')
  }
}

function toneOf(move: TransferProgress): 'open' | 'done' | 'refused' {
  if (isOpen(move)) return 'open'
  return move.phase === 'done' ? 'done' : 'refused'
}

function iconOf(move: TransferProgress): IconName {
  if (isOpen(move)) return 'clock'
  return move.phase === 'done' ? 'check' : 'warning'
}
