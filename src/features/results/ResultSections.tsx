import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { formatLine, type Match, sideLine, teamNames } from '../../../streams/index.ts'
import {
  type CountResult,
  type LineResult,
  type MarketResult,
  type MatchResult,
  type ResultSection,
  resultSections,
  type SelectionResult,
} from '../../../streams/results.ts'
import { marketName, selectionName } from '../../i18n/selectionNames.ts'
import { sportText } from '../../i18n/sportText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { legMark, outcomeWord } from '../../words/orderWords.ts'
import styles from './ResultSections.module.css'

/** What was counted in a match, and what each selection of its markets came to, by group. */
export function ResultSections({ result }: { readonly result: MatchResult }) {
  const sections = useMemo(() => resultSections(result), [result])
  return sections.map((section) => <Section key={section.group} section={section} match={result.match} />)
}

interface SectionProps {
  readonly section: ResultSection
  readonly match: Match
}

function Section({ section: { group, counts, markets }, match }: SectionProps) {
  const { t } = useTranslation()
  const title = groupName(t, match, group)
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {counts.length > 0 && (
        <dl className={styles.counts}>
          {counts.map((count) => (
            <div key={count.key} className={styles.count}>
              <dt>{countName(t, match, count)}</dt>
              <dd>{count.count.join(' - ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {markets.map((market) => (
        <Market key={market.playId} market={market} match={match} />
      ))}
    </section>
  )
}

/** Most groups are named by what they count. */
function groupName(t: TFunction, { sport }: Match, group: ResultSection['group']): string {
  return group === 'score' || group === 'bookings'
    ? t(`results.group.${group}`)
    : sportText(t, sport, `stat.${group}`)
}

function countName(t: TFunction, { sport }: Match, { stat, period }: CountResult): string {
  return t('markets.name.main', {
    period: sportText(t, sport, `period.${period}`),
    kind: sportText(t, sport, `stat.${stat}`),
  })
}

interface MarketProps {
  readonly market: MarketResult
  readonly match: Match
}

function Market({ market, match }: MarketProps) {
  const { t } = useTranslation()
  const name = market.name === '' ? marketName(t, match.sport, market.spec) : market.name
  return (
    <div className={styles.market}>
      <h3 className={styles.name}>{name}</h3>
      <ul>
        {market.lines.flatMap((line) =>
          line.selections.map((selection) => (
            <Selection
              key={selection.optionId}
              name={nameOf(t, market, match, line, selection)}
              selection={selection}
            />
          )),
        )}
      </ul>
    </div>
  )
}

function nameOf(
  t: TFunction,
  { spec }: MarketResult,
  match: Match,
  { line }: LineResult,
  { side, name }: SelectionResult,
): string {
  const shown =
    line === null ? '' : formatLine(sideLine(spec, side, line), { signed: spec.kind === 'handicap' })
  return selectionName(t, spec, side, shown, {
    ...teamNames(match),
    ...(name === undefined ? {} : { entrant: name }),
  })
}

interface SelectionProps {
  readonly name: string
  readonly selection: SelectionResult
}

function Selection({ name, selection: { outcome } }: SelectionProps) {
  const { t } = useTranslation()
  const { icon, tone } = legMark(outcome)
  return (
    <li className={styles.selection}>
      <span>{name}</span>
      <span className={classNames(styles.outcome, tone && styles[tone])}>
        {outcome === null ? t('results.unknown') : outcomeWord(t, outcome)} <Icon name={icon} size="s" />
      </span>
    </li>
  )
}
