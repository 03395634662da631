import { memo, useCallback, useContext, useMemo } from 'react'
import type { MarketSpec, Side } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { selectionName, selectionShort } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { OddsButton } from '../../ui/match/OddsButton.tsx'
import { ChannelOfPrices } from './ChannelOfPrices.ts'
import { SeriesPrices } from './SeriesPrices.ts'
import { TO_SLIP_KEY } from './toSlipKey.ts'
import { spokenPrice } from './spokenPrice.ts'

interface PriceButtonProps {
  readonly matchId: string
  readonly spec: MarketSpec
  readonly slot: number
  readonly side: Side
  readonly home: string
  readonly away: string
  readonly variant: 'two' | 'three' | 'wide'
  /** Shows the full selection name instead of a short one that a caption above the column completes. Not for `wide`. */
  readonly named?: boolean
  /** A `three` cell with more height, where the layout has room. */
  readonly roomy?: boolean
  /** Only the price, where the row and its column say what it is of; the accessible name is complete. */
  readonly bare?: boolean
}

/**
 * One price from the book, as a button that toggles its selection in the slip. Renders again only when this
 * price changes.
 */
export const PriceButton = memo(function PriceButton(props: PriceButtonProps) {
  const { matchId, spec, slot, side, home, away, variant, named = false, roomy = false } = props
  const { bare = false } = props
  const { t } = useTranslation()
  const { prices } = useMember()
  const series = useContext(SeriesPrices)
  const channel = useContext(ChannelOfPrices)
  const ref = useMemo(
    () => ({ matchId, spec, slot, side, series, ...(channel === undefined ? {} : { channel }) }),
    [matchId, spec, slot, side, series, channel],
  )
  const price = useStream(prices.price$(ref))
  const press = useCallback(() => {
    prices.toggle(ref)
  }, [prices, ref])
  const wide = variant === 'wide'
  const { line, name: entrant } = price
  // Memoized, because the price changes far more often than the selection.
  const { name, short, team } = useMemo(() => {
    const names = { home, away, ...(entrant === '' ? {} : { entrant }) }
    return {
      name: selectionName(t, spec, side, line, names),
      short: selectionShort(t, spec, side, line),
      team: selectionName(t, spec, side, '', names),
    }
  }, [t, spec, side, line, home, away, entrant])
  const hint = useMemo(
    () => (price.chosen ? { key: TO_SLIP_KEY, text: t('home.slipBar.shortcut') } : undefined),
    [t, price.chosen],
  )
  return (
    <OddsButton
      variant={variant}
      roomy={roomy}
      alwaysNamed={named && entrant !== ''}
      label={bare ? '' : wide ? line : named ? name : short}
      name={wide ? team : undefined}
      price={price.price}
      state={price.state}
      move={price.move}
      selected={price.chosen}
      ariaLabel={spokenPrice(t, name, price)}
      onPress={press}
      hint={hint}
    />
  )
})
