import { memo, useMemo } from 'react'
import type { Roads, RoadTheme, ShoeRoads } from '../../../streams/casino.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { drawRoads, ROAD_GRID, ROADS_HEIGHT, ROADS_WIDTH } from './roadDrawing.ts'
import { roadsSaid } from './roadWords.ts'
import styles from './RoadSheet.module.css'

interface RoadSheetProps {
  /** `null` while the history of the shoe is read. */
  readonly shoe: ShoeRoads | null
  /** `null` follows the theme of the app. */
  readonly theme: RoadTheme | null
  readonly superSix: boolean
  /** Roads with an asked round at their end, in place of those of the shoe. */
  readonly asked?: Roads | null
}

/** The five roads of a shoe in one drawing, with a path for each colour, and in words for screen readers. */
export const RoadSheet = memo(function RoadSheet({ shoe, theme, superSix, asked = null }: RoadSheetProps) {
  const { t } = useTranslation()
  const appTheme = useStreamPart(useMember().settings.settings$, (settings) => settings.theme)
  const roads = asked ?? shoe?.roads ?? null
  const drawing = useMemo(() => (roads === null ? null : drawRoads(roads, { superSix })), [roads, superSix])
  const said = shoe === null ? t('casino.roads.reading') : roadsSaid(t, shoe)
  return (
    <svg
      className={classNames(styles.sheet, styles[theme ?? appTheme], asked !== null && styles.asked)}
      viewBox={`0 0 ${ROADS_WIDTH} ${ROADS_HEIGHT}`}
      role="img"
      aria-label={said}
      aria-busy={shoe === null}
    >
      <path className={styles.grid} d={ROAD_GRID} />
      {drawing?.paths.map(({ paint, d }, index) => (
        <path key={`${paint}${index}`} className={styles[paint]} d={d} />
      ))}
      {drawing?.labels.map(({ label, x, y }) => (
        <text key={label} className={styles.label} x={x.join(' ')} y={y.join(' ')}>
          {(label === 'six' ? '6' : t(`casino.roads.mark.${label}`)).repeat(x.length)}
        </text>
      ))}
      {drawing?.tieCounts.map(({ x, y, count }) => (
        <text key={`${x} ${y}`} className={styles.count} x={x} y={y}>
          {count}
        </text>
      ))}
      <path className={styles.rule} d={RULES} />
    </svg>
  )
})

/** Between the roads. */
const RULES = `M120 0v${ROADS_HEIGHT}M120 61.5H${ROADS_WIDTH}M202 61.5v30.75M284 61.5v30.75`
