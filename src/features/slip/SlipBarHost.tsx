import type { TFunction } from 'i18next'
import { formatMoney, type OutcomeView, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SlipBar } from '../../ui/slip/SlipBar.tsx'
import { useKeyToBar } from './useKeyToBar.ts'
import { useSealsIn } from './useSealsIn.ts'
import { foldName, kindName, legName, shortAmount } from '../../words/slipWords.ts'

interface SlipBarHostProps {
  /** Above the navigation, at the foot of a page without navigation, or at the foot of its container. */
  readonly place: 'nav' | 'foot' | 'box'
}

/** The bar of the slip on a page, shown while the slip has legs or a confirm is pending. */
export function SlipBarHost({ place }: SlipBarHostProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const view = useStream(slip.slip$)
  const bar = barWords(t, view)
  const sealsIn = useSealsIn(view.legs.map(({ leg }) => leg))
  const toBar = useKeyToBar()
  if (bar === null) return null
  return (
    <SlipBar
      {...bar}
      detail={
        sealsIn === null ? bar.detail : `${bar.detail} · ${t('slip.seals', { seconds: String(sealsIn) })}`
      }
      ref={toBar}
      place={place}
      onOpen={() => {
        slip.setOpen(true)
      }}
    />
  )
}

function barWords(t: TFunction, view: SlipView) {
  if (view.legs.length > 0) return legsWords(t, view)
  const [newest] = view.waiting
  return newest === undefined ? null : outcomeWords(t, newest)
}

function legsWords(t: TFunction, view: SlipView) {
  const count = view.legs.length
  const [only] = view.legs
  const single = count === 1 && only !== undefined
  const price = view.totalOdds
  if (!single && view.kind === 'single') {
    // Several singles have no price in common.
    return {
      count,
      title: t('home.slipBar.title'),
      detail: detailWords(t, view, kindName(t, 'single')),
      price: null,
      ariaLabel: t('home.slipBar.labelSingles', { count }),
    }
  }
  const kind = single ? t('home.slipBar.single') : foldName(t, count)
  return {
    count,
    title: single ? legName(t, only.leg, only.presentLine) : t('home.slipBar.title'),
    detail: detailWords(t, view, view.kind === 'system' ? kindName(t, 'system') : kind),
    price: single ? price : `@${price}`,
    ariaLabel: t(single ? 'home.slipBar.labelSingle' : 'home.slipBar.labelParlay', { count, price }),
  }
}

/** The kind and the least stake, as `2-fold · from 10`; the kind alone while no limit is known. */
function detailWords(t: TFunction, { fields }: SlipView, kind: string): string {
  const least = fields.flatMap(({ limit }) => limit?.min ?? []).toSorted((a, b) => a.minor - b.minor)[0]
  return least === undefined ? kind : t('home.slipBar.detail', { kind, min: shortAmount(least) })
}

function outcomeWords(t: TFunction, { phase, bets, stake }: OutcomeView) {
  const title = t(PHASE_TITLES[phase])
  const leg = bets[0]?.legs[0]
  const amount = formatMoney(stake, { symbol: true })
  return {
    count: bets.length,
    title,
    detail: leg === undefined ? '' : legName(t, leg.leg, leg.line),
    price: amount,
    ariaLabel: [title, amount].join(t('common.separator')),
  }
}

const PHASE_TITLES = {
  submitting: 'slip.submitting',
  confirming: 'slip.waiting.title',
  accepted: 'slip.result.accepted',
  rejected: 'slip.result.refused',
  partial: 'slip.result.partial',
  unknown: 'slip.result.unknown',
} as const
