import { useState } from 'react'
import type { TFunction } from 'i18next'
import { type MarketSpec, type Match, type Side, teamNames } from '../../../streams/index.ts'
import type { VirtualMatch } from '../../../streams/virtual.ts'
import { marketCaption } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { virtualMatchPath } from '../../routes/virtualPaths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Kit } from '../../ui/match/Kit.tsx'
import { PriceButton } from '../price/PriceButton.tsx'
import styles from './MatchPrices.module.css'

interface MatchPricesProps {
  readonly path: string
  readonly matches: readonly VirtualMatch[]
}

interface Shown {
  readonly key: string
  readonly spec: MarketSpec
  readonly sides: readonly Side[]
}

const MAIN_SLOT = 1

/** The main prices of all matches of a batch, one market at a time, with the way to the others. */
export function MatchPrices({ path, matches }: MatchPricesProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<string | null>(null)
  const markets = marketsOf(matches)
  const market = markets.find(({ key }) => key === wanted) ?? markets[0]
  const sport = matches[0]?.match.sport
  if (market === undefined || sport === undefined) return null
  return (
    <section aria-label={t('virtual.columns')}>
      <ChipRow
        label={t('virtual.columns')}
        items={markets.map(({ key, spec }) => ({ key, label: marketCaption(t, sport, spec) }))}
        selected={market.key}
        onSelect={setWanted}
        place="plain"
      />
      <div className={styles.caption}>
        <span>{t('virtual.teams')}</span>
        {market.sides.map((side) => (
          <span key={side}>{captionOf(t, side)}</span>
        ))}
      </div>
      <ul className={styles.list}>
        {matches.map(({ match }) => (
          <Row key={match.id} path={path} match={match} market={market} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly path: string
  readonly match: Match
  readonly market: Shown
}

function Row({ path, match, market: { spec, sides } }: RowProps) {
  const { t } = useTranslation()
  const names = teamNames(match)
  const lined = spec.kind === 'handicap' || spec.kind === 'total'
  return (
    <li className={styles.row} data-sides={sides.length}>
      <RouteLink to={virtualMatchPath(path, match.id)} className={styles.teams}>
        <span className={styles.team}>
          <Kit kit={match.teams?.home.kit ?? null} />
          <bdi>{names.home}</bdi>
        </span>
        <span className={styles.team}>
          <Kit kit={match.teams?.away.kit ?? null} />
          <bdi>{names.away}</bdi>
        </span>
        <span className={styles.more}>
          {t('virtual.allMarkets')} {match.marketCount > 0 ? match.marketCount : ''}{' '}
          <Icon name="right" size="s" />
        </span>
      </RouteLink>
      {sides.map((side) => (
        <PriceButton
          key={side}
          matchId={match.id}
          spec={spec}
          slot={MAIN_SLOT}
          side={side}
          {...names}
          variant="two"
          bare={!lined}
        />
      ))}
    </li>
  )
}

/** The markets that the first match has; all matches of a batch have the same. */
function marketsOf(matches: readonly VirtualMatch[]): readonly Shown[] {
  return (matches[0]?.markets ?? []).flatMap(({ key, spec, lines }) => {
    const sides = lines.find(({ slot }) => slot === MAIN_SLOT)?.selections.map(({ side }) => side) ?? []
    return sides.length === 0 ? [] : [{ key, spec, sides }]
  })
}

function captionOf(t: TFunction, side: Side): string {
  switch (side) {
    case 'home':
    case 'draw':
    case 'away':
    case 'over':
    case 'under':
      return t(`markets.side.${side}`)
    default:
      return ''
  }
}
