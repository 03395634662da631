import type { ProtectionFeed } from '../../streams/protection.ts'
import { useOfflinePage } from '../bindings/useOfflinePage.ts'
import { useProtection } from '../bindings/useProtection.ts'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { BreakChoice } from '../features/protection/BreakChoice.tsx'
import { LimitRows } from '../features/protection/LimitRows.tsx'
import { PlaySummary } from '../features/protection/PlaySummary.tsx'
import { RemindSetting } from '../features/settings/RemindSetting.tsx'
import { PATHS } from '../routes/paths.ts'
import { useGoBack } from '../routes/useGoBack.ts'
import { Button } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Note } from '../ui/feedback/Note.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { ListGroup } from '../ui/list/ListGroup.tsx'
import { ScrollArea } from '../ui/page/Column.tsx'
import { Inset } from '../ui/page/Inset.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'

const SKELETON_CARDS = 3

/** 理性投注 (safer betting): what was played, own limits, reminders and breaks. */
export function ProtectionScreen() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.settings)
  const feed = useProtection()
  return (
    <>
      <PageHeader title={t('protection.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScreenBanner reports="nothing" />
      <ScrollArea sunken>
        {feed === null ? (
          <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
        ) : (
          <OwnProtection feed={feed} />
        )}
      </ScrollArea>
    </>
  )
}

function OwnProtection({ feed }: { readonly feed: ProtectionFeed }) {
  const { t } = useTranslation()
  const protection = useStream(feed.protection$)
  useOfflinePage(protection.status === 'failed' ? protection.reason : null)
  if (protection.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('protection.failed')}
        text={t(`states.feed.${protection.reason}`)}
        actions={<Button onPress={feed.refresh}>{t('common.action.retry')}</Button>}
      />
    )
  }
  const state = protection.value
  if (state === undefined) {
    return <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  }
  return (
    <>
      <PlaySummary state={state} />
      <ListGroup title={t('protection.limits.title')}>
        <LimitRows state={state} onSet={feed.setLimit} />
        <RemindSetting />
      </ListGroup>
      <Inset>
        <Note align="start">{`${t('protection.limits.rule')} ${t('protection.unit')}`}</Note>
      </Inset>
      <BreakChoice breakUntil={state.breakUntil} onTake={feed.takeBreak} />
    </>
  )
}
