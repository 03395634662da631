import { useState } from 'react'
import { type CasinoTableModel, outcomeOf, type PastRound, type TableInfo } from '../../../streams/casino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roundPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { playName } from './casinoWords.ts'
import { Replay } from './Replay.tsx'
import styles from './PastRoundsSheet.module.css'

interface PastRoundsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly model: CasinoTableModel
  readonly info: TableInfo
}

/** The rounds of the shoe with their replays and proofs. */
export function PastRoundsSheet({ open, onClose, model, info }: PastRoundsSheetProps) {
  const { t } = useTranslation()
  const [replayed, setReplayed] = useState<string | null>(null)
  const title = t('casino.past.title')
  return (
    <Sheet open={open} onClose={onClose} label={title} header={<SheetHeader>{title}</SheetHeader>}>
      {open && replayed !== null && (
        <Replay
          key={replayed}
          info={info}
          round={replayed}
          onClose={() => {
            setReplayed(null)
          }}
        />
      )}
      {open && <Rounds model={model} onReplay={setReplayed} />}
    </Sheet>
  )
}

interface RoundsProps {
  readonly model: CasinoTableModel
  readonly onReplay: (round: string) => void
}

function Rounds({ model, onReplay }: RoundsProps) {
  const { t } = useTranslation()
  const past = useStream(model.past$)
  const superSix = useStream(model.superSix$)
  if (past.length === 0) return <EmptyState art="flag" title={t('casino.past.none')} />
  return (
    <ul className={styles.list}>
      {past.map((each) => (
        <Past key={each.round} past={each} superSix={superSix} tableId={model.tableId} onReplay={onReplay} />
      ))}
    </ul>
  )
}

interface PastProps {
  readonly past: PastRound
  /** Whether super six is shown. */
  readonly superSix: boolean
  readonly tableId: string
  readonly onReplay: (round: string) => void
}

function Past({ past: { round, results }, superSix, tableId, onReplay }: PastProps) {
  const { t } = useTranslation()
  const { winner } = outcomeOf(results)
  const others = results.filter((play) => (play === 3012 && superSix) || play === 3004 || play === 3005)
  return (
    <li className={styles.round}>
      <i className={classNames(styles.bead, styles[winner])} aria-hidden="true">
        {t(`casino.roads.mark.${winner}`)}
      </i>
      <span className={styles.words}>
        <b>{t('casino.past.round', { round })}</b>
        <small>
          {[t(`casino.winner.${winner}`), ...others.map((play) => playName(t, play))].join(' · ')}
        </small>
      </span>
      <RouteLink to={roundPath('casino', tableId, round)} className={styles.proof}>
        {t('casino.past.proof')}
      </RouteLink>
      <Button
        kind="secondary"
        size="small"
        ariaLabel={t('casino.past.replayOf', { round })}
        onPress={() => {
          onReplay(round)
        }}
      >
        {t('casino.past.replay')}
      </Button>
    </li>
  )
}
