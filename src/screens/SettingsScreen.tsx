import { useTranslation } from '../i18n/useTranslation.ts'
import { Sponsors } from '../features/siteContent/Sponsors.tsx'
import { AddressSettings } from '../features/addresses/AddressSettings.tsx'
import { AccountSummary, SignOut } from '../features/settings/AccountSettings.tsx'
import { AnnouncementsRow } from '../features/announcements/AnnouncementsRow.tsx'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { SecuritySettings } from '../features/entry/SecuritySettings.tsx'
import { NewsRow } from '../features/news/NewsRow.tsx'
import { PredictorsRow } from '../features/predictions/PredictorsRow.tsx'
import { BettingSettings } from '../features/settings/BettingSettings.tsx'
import { DisplaySettings } from '../features/settings/DisplaySettings.tsx'
import { NewsSettings } from '../features/settings/NewsSettings.tsx'
import { VenueBlockSettings } from '../features/settings/VenueBlockSettings.tsx'
import { VenueSwitchHost } from '../features/venue/VenueSwitchHost.tsx'
import { useReturnPosition } from '../features/scroll/ScrollPositions.tsx'
import { ListGroup } from '../ui/list/ListGroup.tsx'
import { ListRow } from '../ui/list/ListRow.tsx'
import { ScrollArea } from '../ui/page/Column.tsx'
import { Inset } from '../ui/page/Inset.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'

/** 我的 (Me): the member's account and all settings. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const scrolled = useReturnPosition<HTMLDivElement>('settings')
  return (
    <>
      <PageHeader title={t('common.navigation.me')} />
      <ScreenBanner reports="nothing" />
      <ScrollArea ref={scrolled} sunken>
        <AccountSummary />
        <BettingSettings
          venue={<VenueSwitchHost as="row" fallback={<ListRow label={t('common.venue.label')} />} />}
        />
        <VenueBlockSettings />
        <NewsSettings announcements={<AnnouncementsRow />} />
        <ListGroup title={t('news.row')}>
          <NewsRow />
          <PredictorsRow />
        </ListGroup>
        <DisplaySettings />
        <SecuritySettings />
        <AddressSettings />
        <Inset>
          <SignOut />
          <Sponsors />
        </Inset>
      </ScrollArea>
    </>
  )
}
