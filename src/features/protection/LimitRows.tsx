import dayjs from 'dayjs'
import type { TFunction } from 'i18next'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import {
  formatAmount,
  LIMIT_KINDS,
  limitAt,
  type LimitKind,
  type ProtectionState,
} from '../../../streams/protection.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { MeterRow } from '../../ui/list/MeterRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { LimitForm } from './LimitForm.tsx'

interface LimitRowsProps {
  readonly state: ProtectionState
  readonly onSet: (kind: LimitKind, amount: number | null) => void
}

/** The limits of the day, each with what is used of it, and the form that changes it. */
export function LimitRows(props: LimitRowsProps) {
  return LIMIT_KINDS.map((kind) => <LimitRow key={kind} kind={kind} {...props} />)
}

function LimitRow({ kind, state, onSet }: LimitRowsProps & { readonly kind: LimitKind }) {
  const { t } = useTranslation()
  const now = useStream(useStreams().second$)
  const { open, show, close } = useOverlayStep(`setting-limit-${kind}`)
  const limit = limitAt(state.limits[kind], now)
  const used = usedOf(state, kind)
  const label = t(`protection.limits.${kind}`)
  return (
    <>
      <MeterRow
        label={label}
        value={
          limit === null
            ? t('protection.limits.none', { used: amountText(t, kind, used) })
            : t('protection.limits.used', {
                used: amountText(t, kind, used),
                limit: amountText(t, kind, limit),
              })
        }
        share={limit === null ? null : used / limit}
        note={laterText(t, kind, state, now)}
        onPress={show}
      />
      <Sheet open={open} onClose={close} label={label} header={<SheetHeader>{label}</SheetHeader>}>
        {open && (
          <LimitForm
            kind={kind}
            limit={limit}
            onSet={(amount) => {
              onSet(kind, amount)
              close()
            }}
          />
        )}
      </Sheet>
    </>
  )
}

function usedOf({ today: { staked, net, minutes } }: ProtectionState, kind: LimitKind): number {
  if (kind === 'time') return minutes
  return kind === 'stake' ? staked : Math.max(0, -net)
}

/** Money of the RMB limits, or a duration. */
export function amountText(t: TFunction, kind: LimitKind, amount: number): string {
  return kind === 'time' ? t('common.duration.minutes', { count: amount }) : formatAmount(amount)
}

/** The looser limit that waits. */
function laterText(t: TFunction, kind: LimitKind, state: ProtectionState, now: number): string | undefined {
  const { next } = state.limits[kind]
  if (next === null || next.from <= now) return undefined
  const time = dayjs(next.from).format('MM/DD HH:mm')
  return next.amount === null
    ? t('protection.limits.removedLater', { time })
    : t('protection.limits.later', { time, limit: amountText(t, kind, next.amount) })
}
