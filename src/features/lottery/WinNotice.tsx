import { formatMoney } from '../../../streams/index.ts'
import type { LotteryModel } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { planWord } from '../../words/lotteryWords.ts'

/**
 * What came back from a draw. Where it is more than was staked it is a win, in a window or a notice as the member has
 * chosen; otherwise the notice says both amounts. It asks for nothing, and covers neither the draw nor a number.
 */
export function WinNotice({ model }: { readonly model: LotteryModel }) {
  const { t } = useTranslation()
  const { winModal } = useStream(useLottery().settings.settings$)
  const back = useStream(model.back$)
  if (back === null) return null
  const won = back.returned.minor > back.staked.minor
  const words = t(won ? 'lottery.win' : 'lottery.cameBack', {
    plan: planWord(back.round),
    amount: formatMoney(back.returned, { symbol: true }),
    staked: formatMoney(back.staked, { symbol: true }),
  })
  if (!won || !winModal) {
    return (
      <Banner icon={won ? 'trophy' : 'records'} action={{ label: t('lottery.close'), onPress: model.seen }}>
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
