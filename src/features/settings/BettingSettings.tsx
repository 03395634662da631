import type { ReactNode } from 'react'
import {
  acceptanceSettings,
  formatOdds,
  oddsFromScaled,
  offered,
  type OddsFormat,
  SETTING_OPTIONS,
} from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { acceptanceItem } from '../../words/acceptanceWords.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { QuickStakesRow } from './QuickStakesRow.tsx'
import { SegmentRow } from './SegmentRow.tsx'

interface BettingSettingsProps {
  /** The row of the venue. */
  readonly venue: ReactNode
}

/** Venue, odds format, acceptance mode, way to bet and currency, limited to what the site and the venue support. */
export function BettingSettings({ venue }: BettingSettingsProps) {
  const { t } = useTranslation()
  const { rules, settings, block, currencies$ } = useMember()
  const { oddsFormat, acceptance, betBy, currency } = useStream(settings.settings$)
  const currencies = useStream(currencies$)
  return (
    <ListGroup title={t('settings.betting')}>
      {venue}
      <ChoiceRow
        name="odds"
        label={t('settings.oddsFormat')}
        items={rules.oddsFormats.map((key) => ({
          key,
          label: t(`markets.oddsFormat.${key}`),
          note: t('settings.oddsExample', { price: exampleOf(key) }),
        }))}
        selected={offered(rules.oddsFormats, oddsFormat)}
        onSelect={(format) => {
          settings.change('oddsFormat', format)
        }}
        note={t('settings.europeOnly')}
      />
      <ChoiceRow
        name="acceptance"
        label={t('settings.acceptance')}
        items={acceptanceSettings(rules).map((key) => acceptanceItem(t, key))}
        selected={offered(acceptanceSettings(rules), acceptance)}
        onSelect={(mode) => {
          settings.change('acceptance', mode)
        }}
      />
      <SegmentRow
        label={t('settings.betMode')}
        note={betBy === 'slide' ? t('settings.betModeNote') : undefined}
        items={SETTING_OPTIONS.betBy.map((key) => ({ key, label: t(`settings.betModes.${key}`) }))}
        selected={betBy}
        onSelect={(name) => {
          settings.change('betBy', name)
        }}
      />
      {block === null && <QuickStakesRow />}
      {currencies.length > 1 && (
        <SegmentRow
          label={t('settings.currency')}
          items={currencies.map((key) => ({
            key,
            label: key,
            ariaLabel: t(`common.currency.${key}`),
          }))}
          selected={offered(currencies, currency)}
          onSelect={(name) => {
            settings.change('currency', name)
          }}
        />
      )}
    </ListGroup>
  )
}

/** Decimal 1.95: below evens, and negative in the Malay and Indonesian formats. */
const EXAMPLE = oddsFromScaled(195_000)

function exampleOf(format: OddsFormat): string {
  return EXAMPLE === null ? '' : formatOdds(EXAMPLE, format)
}
