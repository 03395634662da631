import dayjs from 'dayjs'
import { formatMoney } from '../../../streams/index.ts'
import { MOVEMENT_GROUP_NAMES, type StatementFeed, type StatementView } from '../../../streams/wallet.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MovementRow } from './MovementRow.tsx'

const ALL = 'all'
const SKELETON_ROWS = 6

/** The groups of the filter. */
export function StatementGroups({ feed }: { readonly feed: StatementFeed }) {
  const { t } = useTranslation()
  const { group } = useStream(feed.statement$)
  return (
    <ChipRow
      label={t('wallet.statement.filter')}
      items={[
        { key: ALL, label: t('wallet.statement.all') },
        ...MOVEMENT_GROUP_NAMES.map((key) => ({ key, label: t(`wallet.statement.group.${key}`) })),
      ]}
      selected={group ?? ALL}
      onSelect={(key) => {
        feed.choose(MOVEMENT_GROUP_NAMES.find((each) => each === key) ?? null)
      }}
    />
  )
}

/** The movements in each state of their feed, with their sums. */
export function StatementLines({ feed }: { readonly feed: StatementFeed }) {
  const { t } = useTranslation()
  const view = useStream(feed.statement$)
  const { list } = view
  useOfflinePage(list.status === 'failed' ? list.reason : null)
  if (list.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('wallet.statement.failed')}
        text={t(`states.feed.${list.reason}`)}
        actions={<Button onPress={feed.refresh}>{t('common.action.retry')}</Button>}
      />
    )
  }
  if (list.value === undefined) {
    return <Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />
  }
  return (
    <>
      {list.status === 'stale' && (
        <Banner floats icon="offline" action={{ label: t('common.action.retry'), onPress: feed.refresh }}>
          {t('states.listOld', {
            reason: t(`states.feed.${list.reason}`),
            time: dayjs(list.asOf).format('HH:mm:ss'),
          })}
        </Banner>
      )}
      <Lines view={view} list={list.value} onMore={feed.more} />
    </>
  )
}

interface LinesProps {
  readonly view: StatementView
  readonly list: NonNullable<StatementView['list']['value']>
  readonly onMore: () => void
}

function Lines({ view, list, onMore }: LinesProps) {
  const { t } = useTranslation()
  if (list.lines.length === 0 && !list.more) {
    return <EmptyState art="flag" title={t('wallet.statement.empty')} text={t('wallet.statement.days')} />
  }
  return (
    <>
      <Inset>
        <Note align="start">{t('wallet.statement.days')}</Note>
      </Inset>
      <TotalsStrip
        items={[
          { key: 'in', label: t('wallet.statement.in'), value: formatMoney(list.in) },
          { key: 'out', label: t('wallet.statement.out'), value: formatMoney(list.out) },
        ]}
      />
      <ul>
        {list.lines.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      {view.loadingMore && <Skeleton shape="records" rows={1} label={t('common.loading')} />}
      {list.more && !view.loadingMore && <MoreOnSight onMore={onMore} byHand={view.list.status !== 'live'} />}
      {!list.more && <Note>{t('wallet.statement.end')}</Note>}
    </>
  )
}
