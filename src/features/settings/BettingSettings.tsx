import { useTranslation } from 'react-i18next'
import { formatOdds, oddsFromScaled, type OddsFormat } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { ListGroup } from '../../ui/ListGroup.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { SegmentRow } from './SegmentRow.tsx'

/** Odds format, what happens when odds move, currency: only what the venue offers. */
export function BettingSettings() {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const { oddsFormat, acceptance, currency } = useStream(settings.settings$)
  const { capabilities } = useMember()
  return (
    <ListGroup title={t('settings.betting')}>
      <ChoiceRow
        label={t('settings.oddsFormat')}
        items={capabilities.oddsFormats.map((key) => ({
          key,
          label: t(`markets.oddsFormat.${key}`),
          note: t('settings.oddsExample', { price: exampleOf(key) }),
        }))}
        selected={oddsFormat}
        onSelect={(format) => {
          settings.change('oddsFormat', format)
        }}
      />
      <ChoiceRow
        label={t('settings.acceptance')}
        items={capabilities.acceptanceModes.map((key) => ({
          key,
          label: t(`slip.policy.${key}`),
          note: t(`slip.policyNote.${key}`),
        }))}
        selected={acceptance}
        onSelect={(mode) => {
          settings.change('acceptance', mode)
        }}
      />
      <SegmentRow
        label={t('settings.currency')}
        items={capabilities.currencies.map((key) => ({
          key,
          label: key,
          ariaLabel: t(`common.currency.${key}`),
        }))}
        selected={currency}
        onSelect={(name) => {
          settings.change('currency', name)
        }}
      />
    </ListGroup>
  )
}

/** European 1.95: below evens in every format, and with a sign in Malay's and the Indonesian. */
const EXAMPLE = oddsFromScaled(195_000)

function exampleOf(format: OddsFormat): string {
  return EXAMPLE === null ? '' : formatOdds(EXAMPLE, format)
}
