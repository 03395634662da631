import { useTranslation } from 'react-i18next'
import { AccountSummary, SignOut } from '../features/settings/AccountSettings.tsx'
import { BettingSettings } from '../features/settings/BettingSettings.tsx'
import { DisplaySettings } from '../features/settings/DisplaySettings.tsx'
import { useScrollPlace } from '../features/scroll/ScrollPlaces.tsx'
import { ScrollArea } from '../ui/Column.tsx'
import { Inset } from '../ui/Inset.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** 我的: the member, and everything that can be set. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const scrolled = useScrollPlace<HTMLDivElement>()
  return (
    <>
      <PageHeader title={t('common.navigation.me')} />
      <ScrollArea ref={scrolled} sunken>
        <AccountSummary />
        <BettingSettings />
        <DisplaySettings />
        <Inset>
          <SignOut />
        </Inset>
      </ScrollArea>
    </>
  )
}
