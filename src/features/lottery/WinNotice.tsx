import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../streams/index.ts'
import type { LotteryModel } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { planWord } from './valueWords.ts'

/** A bet that has won: a window or a notice, as the member has chosen. It asks for nothing. */
export function WinNotice({ model }: { readonly model: LotteryModel }) {
  const { t } = useTranslation()
  const { winModal } = useStream(useLottery().settings.settings$)
  const win = useStream(model.win$)
  if (win === null) return null
  const words = t('lottery.win', {
    plan: planWord(win.round),
    amount: formatMoney(win.returned, { symbol: true }),
  })
  if (!winModal) {
    return (
      <Banner floats icon="trophy" action={{ label: t('lottery.close'), onPress: model.seen }}>
        {words}
      </Banner>
    )
  }
  const title = t('lottery.winTitle')
  return (
    <Sheet
      open
      onClose={model.seen}
      label={title}
      header={<SheetHeader>{title}</SheetHeader>}
      footer={<Button onPress={model.seen}>{t('lottery.close')}</Button>}
    >
      <SheetSection>{words}</SheetSection>
    </Sheet>
  )
}
