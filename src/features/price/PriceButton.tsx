import { memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketSpec, Side } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { selectionName, selectionShort } from '../../i18n/selectionNames.ts'
import { OddsButton } from '../../ui/OddsButton.tsx'
import { spokenPrice } from './spokenPrice.ts'

interface PriceButtonProps {
  readonly matchId: string
  readonly spec: MarketSpec
  readonly slot: number
  readonly side: Side
  readonly home: string
  readonly away: string
  readonly variant: 'two' | 'three' | 'wide'
  /** The whole name in the cell; without it a caption over the column says the rest. */
  readonly named?: boolean
  /** A `three` cell with more height, where a market has room. */
  readonly roomy?: boolean
}

/** One price of the book, as a button that puts it into the slip. Draws again only when this price changes. */
export const PriceButton = memo(function PriceButton(props: PriceButtonProps) {
  const { matchId, spec, slot, side, home, away, variant, named = false, roomy = false } = props
  const { t } = useTranslation()
  const { prices } = useMember()
  const ref = useMemo(() => ({ matchId, spec, slot, side }), [matchId, spec, slot, side])
  const price = useStream(prices.price$(ref))
  const press = useCallback(() => {
    prices.toggle(ref)
  }, [prices, ref])
  const wide = variant === 'wide'
  const { line } = price
  // The price changes far more often than what it is the price of.
  const { name, short, team } = useMemo(
    () => ({
      name: selectionName(t, spec, side, line, { home, away }),
      short: selectionShort(t, spec, side, line),
      team: selectionName(t, spec, side, '', { home, away }),
    }),
    [t, spec, side, line, home, away],
  )
  return (
    <OddsButton
      variant={variant}
      roomy={roomy}
      label={wide ? line : named ? name : short}
      name={wide ? team : undefined}
      price={price.price}
      state={price.state}
      move={price.move}
      selected={price.chosen}
      ariaLabel={spokenPrice(t, name, price)}
      onPress={press}
    />
  )
})
