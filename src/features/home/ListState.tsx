import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import type { Feed, HomeView, LeagueGroup } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MatchList } from './MatchList.tsx'

/** Rows of the skeleton: about a screen. */
const SKELETON_ROWS = 5

/** The list in whatever state it is: coming, there, old, empty or refused. */
export function ListState({ view }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { list, menu } = view
  if (menu.status === 'failed' || list.status === 'failed') return <ListFailed />
  if (list.value === undefined) {
    return <Skeleton shape="matches" rows={SKELETON_ROWS} label={t('common.loading')} />
  }
  return (
    <>
      <StaleBanner list={list} />
      {list.value.length === 0 ? (
        <ListEmpty view={view} />
      ) : (
        <MatchList groups={list.value} stale={list.status === 'stale'} />
      )}
    </>
  )
}

/** How old the prices are, once they are too old to bet on. */
function StaleBanner({ list }: { readonly list: Feed<readonly LeagueGroup[]> }) {
  const { t } = useTranslation()
  if (list.status !== 'stale') return null
  const time = dayjs(list.asOf).format('HH:mm:ss')
  return (
    <Banner icon="offline">
      {t('states.feedBanner', { reason: t(`states.feed.${list.reason}`), time })}
    </Banner>
  )
}

function ListEmpty({ view }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { home } = useMember()
  const sport = t(`markets.sport.${view.sport}`)
  return view.betType === 'live' ? (
    <EmptyState
      art="goal"
      title={t('states.empty.live', { sport })}
      actions={
        <Button kind="secondary" onPress={() => home.setBetType('today')}>
          {t('states.empty.seeToday')}
        </Button>
      }
    />
  ) : (
    <EmptyState art="goal" title={t('states.empty.list', { sport })} text={t('states.empty.later')} />
  )
}

function ListFailed() {
  const { t } = useTranslation()
  return <EmptyState art="error" title={t('states.listFailed.title')} text={t('states.listFailed.text')} />
}
