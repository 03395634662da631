import type { LeagueGroup } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useBeginner } from '../../bindings/useBeginner.ts'
import { useFavouriteLeague } from '../../bindings/useFavourite.ts'
import { useStickyLeague } from '../../bindings/useSticky.ts'
import { marketCaption } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { LeagueHeader } from '../../ui/match/LeagueHeader.tsx'
import { Num } from '../../ui/text/Num.tsx'
import { whoWins } from './MainMarket.tsx'
import { MatchRow } from './MatchRow.tsx'
import type { ListItem } from './listItems.ts'
import styles from './MatchList.module.css'

interface LineProps {
  readonly item: ListItem
  readonly stale: boolean
  /** The page of price columns that all rows of the league show. */
  readonly page: number
  readonly onTurn: (leagueId: string, page: number) => void
  /** Called after a league was folded or unfolded. */
  readonly onFold?: (() => void) | undefined
}

/** One line of the list: the header of a part or a league, a match, or the banners. */
export function ListLine({ item, stale, page, onTurn, onFold }: LineProps) {
  if (item.type === 'part') return <Part part={item.part} count={item.count} />
  if (item.type === 'banners') return item.content
  if (item.type === 'league') return <League group={item.group} page={page} onFold={onFold} />
  const { matchId, leagueId } = item
  return <MatchRow matchId={matchId} leagueId={leagueId} stale={stale} page={page} onTurn={onTurn} />
}

export function leagueOf(item: ListItem): string {
  if (item.type === 'part' || item.type === 'banners') return ''
  return item.type === 'league' ? item.group.leagueId : item.leagueId
}

function Part({ part, count }: Pick<Extract<ListItem, { type: 'part' }>, 'part' | 'count'>) {
  const { t } = useTranslation()
  return (
    <div className={styles.part}>
      {t(`home.favourites.${part}`)} <Num>{count}</Num>
    </div>
  )
}

interface LeagueProps {
  readonly group: LeagueGroup
  readonly page: number
  readonly onFold: (() => void) | undefined
}

function League({ group, page, onFold }: LeagueProps) {
  const { t } = useTranslation()
  const { home } = useMember()
  const { leagueId: id, name } = group
  const favourite = useFavouriteLeague({ id, favourite: group.favourite })
  const sticky = useStickyLeague(id)
  const columns = group.pages[page] ?? []
  const beginner = useBeginner()
  const captions = beginner
    ? columns.slice(0, 1).map(({ spec }) => whoWins(t, spec))
    : columns.map(({ spec }) => marketCaption(t, group.sport, spec))
  return (
    <LeagueHeader
      name={name}
      captions={captions}
      favourite={favourite && { ...favourite, label: t('home.favourites.add', { name }) }}
      sticky={{ ...sticky, label: t('home.sticky.league', { name }) }}
      folded={group.folded}
      countText={t('home.matchCount', { count: group.count })}
      onToggle={() => {
        home.toggleLeague(group.leagueId)
        onFold?.()
      }}
    />
  )
}
