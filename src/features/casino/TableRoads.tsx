import { useMemo, useState } from 'react'
import { type CasinoTableModel, PLAYS, roadsOf, type ShoeRoads, type Side } from '../../../streams/casino.ts'
import { useCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { AskRoads } from '../roads/AskRoads.tsx'
import { RoadSheet } from '../roads/RoadSheet.tsx'
import { ShoeCounts, ShoeStatistics } from '../roads/ShoeCounts.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './TableRoads.module.css'

/** The roads of a table with ask roads and statistics. */
export function TableRoads({ model }: { readonly model: CasinoTableModel }) {
  const { t } = useTranslation()
  const shoe = useStream(model.roads$)
  const superSix = useStream(model.superSix$)
  const { roadTheme } = useStream(useCasino().shown.shown$)
  const [asked, setAsked] = useState<{ readonly side: Side; readonly of: ShoeRoads } | null>(null)
  // An asked round belongs to the history that it was asked for.
  const present = asked !== null && asked.of === shoe ? asked : null
  const roads = useMemo(
    () => (present === null ? null : roadsOf([...present.of.shown.results, WINS[present.side]])),
    [present],
  )
  return (
    <section className={styles.roads} aria-label={t('casino.roads.title')}>
      <RoadSheet shoe={shoe} theme={roadTheme} superSix={superSix} asked={roads} />
      {shoe !== null && (
        <div className={styles.below}>
          <AskRoads
            shoe={shoe}
            asked={present?.side ?? null}
            onAsk={(side) => {
              setAsked(side === null ? null : { side, of: shoe })
            }}
          />
          <ShoeCounts statistics={shoe.statistics} />
          <ShoeStatistics statistics={shoe.statistics} superSix={superSix} />
        </div>
      )}
    </section>
  )
}

const WINS: Readonly<Record<Side, readonly [typeof PLAYS.banker | typeof PLAYS.player]>> = {
  banker: [PLAYS.banker],
  player: [PLAYS.player],
}
