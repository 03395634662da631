import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { formatMoney, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { GuardedButton } from '../../ui/GuardedButton.tsx'
import { blockWords } from './slipWords.ts'

/** The main button: places, or accepts what has moved and places, or says why it can't. */
export function PlaceButton({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const confirm = () => {
    slip.confirm(view.terms)
  }
  if (view.action === 'accept') {
    const moved = movedOf(view)
    return (
      <ButtonRow layout="oneTwo">
        <Button
          kind="secondary"
          onPress={() => {
            for (const { key } of moved) slip.remove(key)
          }}
        >
          {t('slip.way.remove')}
        </Button>
        <GuardedButton label={acceptWords(t, moved)} guardKey={view.terms} onPress={confirm} />
      </ButtonRow>
    )
  }
  if (view.block?.kind === 'emptyStake') return <GuardedButton label={t('slip.placeEmpty')} disabled />
  const amount = view.stake.minor === 0 ? undefined : formatMoney(view.stake, { symbol: true })
  return (
    <GuardedButton
      label={t('slip.place')}
      figure={amount}
      detail={view.block === null ? detailWords(t, view) : undefined}
      reason={view.block === null ? null : reasonWords(t, view)}
      onPress={confirm}
    />
  )
}

/** The legs whose moved price this tap would accept. */
function movedOf({ legs, counted }: SlipView) {
  const places = new Set(counted.flatMap((field) => field.legs))
  return legs.filter(({ block }, index) => block?.kind === 'priceChanged' && places.has(index))
}

function acceptWords(t: TFunction, moved: SlipView['legs']): string {
  const [only] = moved
  if (moved.length !== 1 || only === undefined) return t('slip.acceptAllAndPlace')
  return t('slip.acceptAndPlace', { price: only.presentOdds })
}

function detailWords(t: TFunction, { kind, betCount, returns }: SlipView): string | undefined {
  if (kind === 'system') return t('slip.linesTotal', { count: betCount })
  return returns === null
    ? undefined
    : t('slip.placeReturns', { amount: formatMoney(returns, { symbol: true }) })
}

/** While no quote has come, it matters whether one is on its way. */
function reasonWords(t: TFunction, { block, quoteFailure }: SlipView): string {
  if (block === null) return ''
  return block.kind === 'notQuoted' && quoteFailure !== null ? t('slip.quoteFailed') : blockWords(t, block)
}
