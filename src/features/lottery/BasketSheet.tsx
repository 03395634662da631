import { formatMoney } from '../../../streams/index.ts'
import { costOf, type LotteryModel, type LotteryView } from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { choiceWords } from '../../words/lotteryWords.ts'
import styles from './Ticket.module.css'

interface BasketSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly model: LotteryModel
  readonly view: LotteryView
}

const RANDOM = [1, 5, 10] as const

/** The bets that wait to be sent. */
export function BasketSheet({ open, onClose, model, view }: BasketSheetProps) {
  const { t } = useTranslation()
  const { state, table, currency } = view
  const title = t('lottery.basket.title')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={title}
      header={<SheetHeader>{title}</SheetHeader>}
      footerEdge="ruled"
      footer={
        <ButtonRow>
          {RANDOM.map((count) => (
            <Button key={count} kind="secondary" size="medium" onPress={() => model.basket.addRandom(count)}>
              {t('lottery.basket.random', { count })}
            </Button>
          ))}
          <Button kind="secondary" size="medium" onPress={model.basket.clear}>
            {t('lottery.basket.clear')}
          </Button>
        </ButtonRow>
      }
    >
      <SheetSection>
        {state.bets.length === 0 && <Note>{t('lottery.basket.empty')}</Note>}
        <ul>
          {state.bets.map((bet) => {
            const name = table.plays.find(({ play }) => play === bet.play)?.name ?? ''
            return (
              <li key={bet.id} className={styles.item}>
                <span className={styles.words}>
                  {name} {choiceWords(t, bet.play, bet.choice)}
                  <small>
                    {t('lottery.basket.row', { count: bet.notes, multiple: String(bet.multiple) })}
                  </small>
                </span>
                <b>{formatMoney({ minor: costOf(bet), currency }, { symbol: true })}</b>
                <IconButton
                  icon="trash"
                  label={t('lottery.basket.remove', { name })}
                  onPress={() => model.basket.remove(bet.id)}
                />
              </li>
            )
          })}
        </ul>
        <Note>{t('lottery.basket.full')}</Note>
      </SheetSection>
    </Sheet>
  )
}
