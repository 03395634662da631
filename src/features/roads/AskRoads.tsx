import {
  askRoads,
  type Colour,
  type DerivedRoad,
  type ShoeRoads,
  type Side,
} from '../../../streams/casino.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './AskRoads.module.css'

interface AskRoadsProps {
  readonly shoe: ShoeRoads
  /** The side whose win is drawn into the roads now. */
  readonly asked: Side | null
  readonly onAsk: (side: Side | null) => void
}

/** What each derived road would add if the next win were a side's. A press draws it into the roads. */
export function AskRoads({ shoe, asked, onAsk }: AskRoadsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.row} role="group" aria-label={t('casino.ask.title')}>
      {(['banker', 'player'] as const).map((side) => {
        const added = askRoads(shoe.shown.results, side)
        const marks = ROADS.map((road) => said(added[road])).map((word, index) =>
          t('casino.ask.mark', {
            road: t(`casino.roads.name.${ROADS[index] ?? 'bigEye'}`),
            mark: t(`casino.roads.colour.${word}`),
          }),
        )
        return (
          <button
            key={side}
            type="button"
            className={classNames(styles.ask, styles[side])}
            aria-pressed={asked === side}
            aria-label={t('casino.ask.said', { side: t(`casino.side.${side}`), marks: marks.join(' ') })}
            onClick={() => {
              onAsk(asked === side ? null : side)
            }}
          >
            {t('casino.ask.of', { side: t(`casino.side.${side}`) })}
            <svg className={styles.marks} viewBox="0 0 48 14" aria-hidden="true">
              <Mark road="bigEye" colour={added.bigEye} x={8} />
              <Mark road="small" colour={added.small} x={24} />
              <Mark road="cockroach" colour={added.cockroach} x={40} />
            </svg>
          </button>
        )
      })}
    </div>
  )
}

const ROADS = ['bigEye', 'small', 'cockroach'] as const

function said(colour: Colour | null): Colour | 'none' {
  return colour ?? 'none'
}

interface MarkProps {
  readonly road: DerivedRoad
  readonly colour: Colour | null
  readonly x: number
}

function Mark({ road, colour, x }: MarkProps) {
  if (colour === null) return <path className={styles.none} d={`M${x - 3} 7h6`} />
  if (road === 'bigEye')
    return <circle className={classNames(styles.line, styles[colour])} cx={x} cy={7} r={4.5} />
  if (road === 'small')
    return <circle className={classNames(styles.dot, styles[colour])} cx={x} cy={7} r={5} />
  return <path className={classNames(styles.line, styles[colour])} d={`M${x - 4.5} 11.5l9-9`} />
}
