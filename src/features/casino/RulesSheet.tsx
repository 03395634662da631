import { type CasinoTableModel, PLAY_ODDS, PLAYS, playsAt, type TableInfo } from '../../../streams/casino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { playName, unitsWords } from './casinoWords.ts'
import { rtpWords } from './SpotGrid.tsx'
import styles from './RulesSheet.module.css'

interface RulesSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly model: CasinoTableModel
  readonly info: TableInfo
}

const SCALE = 100_000

/** What a table pays, its limits, its returns and how cards are drawn. */
export function RulesSheet({ open, onClose, model, info }: RulesSheetProps) {
  const { t } = useTranslation()
  const superSix = useStream(model.superSix$)
  // Both bankers, whichever is chosen.
  const plays = playsAt(info.type).filter((play) => play !== PLAYS.superSix || superSix)
  const { limits } = useStream(model.bets.view$)
  const title = t('casino.rules.title')
  return (
    <Sheet open={open} onClose={onClose} label={title} header={<SheetHeader>{title}</SheetHeader>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('casino.rules.bet')}</th>
            <th scope="col">{t('casino.rules.odds')}</th>
            <th scope="col">{t('casino.rules.rtp')}</th>
            <th scope="col">{t('casino.rules.most')}</th>
          </tr>
        </thead>
        <tbody>
          {plays.map((play) => (
            <tr key={play}>
              <th scope="row">{playName(t, play)}</th>
              <td>{(PLAY_ODDS[play] / SCALE).toFixed(2)}</td>
              <td>{rtpWords(play)}</td>
              <td>{limits === null ? '–' : unitsWords(limits.max[play])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.notes}>
        <Note align="start">
          {t('casino.rules.limits', {
            min: limits === null ? '–' : unitsWords(limits.min),
            round: limits === null ? '–' : unitsWords(limits.roundMax),
          })}
        </Note>
        <Note align="start">{t('casino.rules.free')}</Note>
        <Note align="start">{t('casino.rules.tie')}</Note>
        <Note align="start">{t('casino.rules.cards')}</Note>
        <Note align="start">{t('casino.rules.returns')}</Note>
        <Note align="start">{t('casino.rules.proof', { table: info.name })}</Note>
      </div>
    </Sheet>
  )
}
