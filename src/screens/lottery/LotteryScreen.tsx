import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { LotteryList } from '../../features/lottery/LotteryList.tsx'
import { LotterySettingsSheet } from '../../features/lottery/LotterySettingsSheet.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

/** 彩票 (lottery): the lists of lotteries. */
export function LotteryScreen() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.home)
  const [open, setOpen] = useState(false)
  return (
    <>
      <PageHeader
        title={t('lottery.title')}
        back={{ label: t('common.action.back'), onPress: back }}
        actions={
          <IconButton icon="settings" label={t('lottery.settings.title')} onPress={() => setOpen(true)} />
        }
      />
      <ScreenBanner reports="list" />
      <LotteryList />
      <LotterySettingsSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
