import type { Sport } from '../../../streams/index.ts'
import { MY_BETS, type ResultsChoice, type ResultsStreams } from '../../../streams/results.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { SportRow } from '../../ui/choice/SportRow.tsx'
import { sportIcon } from '../../ui/icon/sportIcons.ts'
import { Inset } from '../../ui/page/Inset.tsx'

/** What a filter changes of the address. */
export type ChangeChoice = (part: 'kind' | 'sport' | 'day' | 'quarter', key: string) => void

interface FilterProps {
  readonly results: ResultsStreams
  readonly choice: ResultsChoice
  readonly onChange: ChangeChoice
}

/** Matches or tournaments; left out where a venue has results of matches only. */
export function KindFilter({ results, choice, onChange }: FilterProps) {
  const { t } = useTranslation()
  if (!results.champions) return null
  return (
    <Inset>
      <Segmented
        label={t('results.kind.label')}
        items={[
          { key: 'matches', label: t('results.kind.matches') },
          { key: 'champions', label: t('results.kind.champions') },
        ]}
        selected={choice.kind}
        onSelect={(key) => {
          onChange('kind', key)
        }}
      />
    </Inset>
  )
}

interface MatchFiltersProps extends FilterProps {
  readonly sports: readonly Sport[]
}

/** Sport and day of the matches. The member's bets are of all sports. */
export function MatchFilters({ results, choice, sports, onChange }: MatchFiltersProps) {
  const { t } = useTranslation()
  if (choice.kind !== 'matches') return null
  const { day, sport } = choice
  const days = results.days().toReversed()
  const myBets = results.myBets ? [{ key: MY_BETS, label: t('results.myBets') }] : []
  return (
    <>
      <SportRow
        label={t('home.sports')}
        items={sports.map((each) => ({
          key: each,
          icon: sportIcon(each),
          label: t(`markets.sport.${each}`),
        }))}
        selected={day === MY_BETS ? null : sport}
        onSelect={(key) => {
          onChange('sport', key)
        }}
      />
      <ChipRow
        label={t('results.day.label')}
        items={[
          ...days.map(({ key, month, day: date }, index) => ({
            key,
            label: dayLabel(index) ?? `${twoDigits(month)}/${twoDigits(date)}`,
          })),
          ...myBets,
        ]}
        selected={typeof day === 'string' ? day : day.key}
        onSelect={(key) => {
          onChange('day', key)
        }}
      />
    </>
  )

  function dayLabel(ago: number): string | null {
    if (ago === 0) return t('results.day.today')
    return ago === 1 ? t('results.day.yesterday') : null
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** The quarter of the year of the tournaments. */
export function QuarterFilter({ results, choice, onChange }: FilterProps) {
  const { t } = useTranslation()
  if (choice.kind !== 'champions') return null
  const { quarter } = choice
  return (
    <ChipRow
      label={t('results.quarter.label')}
      items={results.quarters().map(({ key, year, quarter: number }) => ({
        key,
        label: t('results.quarter.name', { year: String(year), quarter: String(number) }),
      }))}
      selected={typeof quarter === 'string' ? quarter : quarter.key}
      onSelect={(key) => {
        onChange('quarter', key)
      }}
    />
  )
}
