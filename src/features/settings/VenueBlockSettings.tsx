import { offered, type VenueBlock, type VenueBlockModel } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Switch } from '../../ui/choice/Switch.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { venueName } from '../../words/venueWords.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { QuickStakesSheet } from './QuickStakesRow.tsx'

/** The settings that the venue keeps itself; nothing at a venue without such, and until they are loaded. */
export function VenueBlockSettings() {
  const { block } = useMember()
  return block === null ? null : <Loaded model={block} />
}

function Loaded({ model }: { readonly model: VenueBlockModel }) {
  const block = useStream(model.block$)
  return block === null ? null : <Rows model={model} block={block} />
}

interface RowsProps {
  readonly model: VenueBlockModel
  readonly block: VenueBlock
}

/** Those that the site has too (odds format, order, way to bet) are changed in their usual rows. */
function Rows({ model: { sports, change }, block }: RowsProps) {
  const { t } = useTranslation()
  const { venue } = useStreams()
  const { settings, rules } = useMember()
  const name = venueName(t, useStream(venue.code$))
  const currency = offered(rules.currencies, useStream(settings.settings$).currency)
  const zone = String(block.timeZone)
  const seriesAny = t('venues.block.seriesAny')
  return (
    <ListGroup title={t('venues.block.title', { name })}>
      <ChoiceRow
        name="zone"
        label={t('venues.block.zone')}
        items={ZONES.map((minutes) => ({ key: String(minutes), label: zoneText(minutes) }))}
        selected={zone}
        onSelect={(key) => {
          change({ timeZone: Number(key) })
        }}
        note={t('venues.block.zoneNote')}
      />
      <ChoiceRow
        name="opening"
        label={t('venues.block.sport')}
        items={sports.map((sport) => ({ key: sport, label: t(`markets.sport.${sport}`) }))}
        selected={block.sport}
        onSelect={(sport) => {
          change({ sport })
        }}
      />
      <QuickStakesSheet
        name="quick"
        title={t('venues.block.quickStakes')}
        currency={currency}
        now={block.quickStakes[currency]}
        usual={null}
        onStakes={(stakes) => {
          if (stakes !== null) change({ quickStakes: { ...block.quickStakes, [currency]: stakes } })
        }}
      />
      <QuickStakesSheet
        name="quick-series"
        title={t('venues.block.seriesQuickStakes')}
        currency={currency}
        now={block.seriesQuickStakes[currency]}
        usual={null}
        onStakes={(stakes) => {
          if (stakes !== null)
            change({ seriesQuickStakes: { ...block.seriesQuickStakes, [currency]: stakes } })
        }}
      />
      <ListRow
        label={seriesAny}
        note={t('venues.block.seriesAnyNote')}
        control={
          <Switch
            label={seriesAny}
            on={block.seriesAcceptsAny}
            onChange={(seriesAcceptsAny) => {
              change({ seriesAcceptsAny })
            }}
          />
        }
      />
    </ListGroup>
  )
}

const HALF_HOUR = 30
const FIRST_ZONE = -12 * 60
const LAST_ZONE = 14 * 60

/** Every half hour from UTC-12 to UTC+14, minutes east of UTC. */
const ZONES = Array.from(
  { length: (LAST_ZONE - FIRST_ZONE) / HALF_HOUR + 1 },
  (_, index) => FIRST_ZONE + index * HALF_HOUR,
)

function zoneText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
