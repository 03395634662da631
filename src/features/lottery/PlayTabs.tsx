import { formatMoney } from '../../../streams/index.ts'
import { type LotteryModel, type LotteryView, playGroups } from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import styles from './Ticket.module.css'

interface PlayTabsProps {
  readonly model: LotteryModel
  readonly view: LotteryView
}

/** The groups of plays, the plays of one of them, and what a winning note pays. */
export function PlayTabs({ model, view }: PlayTabsProps) {
  const { t } = useTranslation()
  const { table, state, basket } = view
  const groups = playGroups(table.lottery.seriesId)
    .map(({ group, plays }) => ({
      group,
      plays: plays.flatMap((id) => table.plays.find(({ play }) => play.playId === id) ?? []),
    }))
    .filter(({ plays }) => plays.length > 0)
  const present = groups.find(({ plays }) => plays.some(({ play }) => play === state.play))
  return (
    <>
      <Tabs
        label={t('lottery.groups')}
        place="dense"
        items={groups.map(({ group }) => ({ key: group, label: t(`lottery.group.${group}`) }))}
        selected={present?.group ?? null}
        onSelect={(key) => {
          const first = groups.find(({ group }) => group === key)?.plays[0]
          if (first !== undefined) model.basket.choosePlay(first.play)
        }}
      />
      {present !== undefined && (
        <ChipRow
          label={t('lottery.plays')}
          items={present.plays.map(({ play, name }) => ({ key: String(play.playId), label: name }))}
          selected={String(state.play?.playId)}
          onSelect={(key) => {
            const chosen = present.plays.find(({ play }) => String(play.playId) === key)
            if (chosen !== undefined) model.basket.choosePlay(chosen.play)
          }}
        />
      )}
      {basket.noteReturn !== null && (
        <p className={styles.prize}>{t('lottery.returns', { amount: formatMoney(basket.noteReturn) })}</p>
      )}
    </>
  )
}
