import { useMemo } from 'react'
import type { GameBackground, PenaltyResult } from '../../../../streams/play.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Drawing } from './Drawing.tsx'
import { MovingPart } from './MovingPart.tsx'
import { AGAIN_FROM, GOAL, penaltyMotions } from './penaltyMotion.ts'
import { shownFrom } from './pose.ts'
import { Replay } from './Replay.tsx'
import { Scene } from './Scene.tsx'
import styles from './Scene.module.css'

interface PenaltySceneProps {
  readonly background: GameBackground | null
  /** `null` before the kick. */
  readonly result: PenaltyResult | null
  /** See `MovingPart`. */
  readonly playFrom: number | null
  readonly label: string
}

/** Before a kick nothing of it is known: keeper and ball stand at their places. */
const WAITING: PenaltyResult = { option: 'jq', aim: 1, keeper: 1, how: null }
const BEFORE = 0
const AGAIN = shownFrom(AGAIN_FROM)
const AFTER = 4900

/** The penalty: the run-up, the flight of the ball, the dive, and a slow repetition. */
export function PenaltyScene({ background, result, playFrom, label }: PenaltySceneProps) {
  const { t } = useTranslation()
  const motions = useMemo(() => penaltyMotions(result ?? WAITING), [result])
  const still = result === null ? BEFORE : AFTER
  const shared = { playFrom: result === null ? null : playFrom, still }
  return (
    <Scene background={background} label={label}>
      <MovingPart motion={motions.goal} {...shared}>
        <Drawing width={230} height={100}>
          <GoalFrame />
        </Drawing>
      </MovingPart>
      <MovingPart motion={motions.swell} {...shared}>
        <Drawing width={64} height={64}>
          <g fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="1.2">
            <circle r="10" />
            <circle r="19" strokeOpacity=".5" />
            <circle r="28" strokeOpacity=".3" />
            <path d="M-28 0h56M0-28v56M-20-20l40 40M20-20l-40 40" strokeOpacity=".35" />
          </g>
        </Drawing>
      </MovingPart>
      <MovingPart motion={motions.keeper} {...shared}>
        <Keeper />
      </MovingPart>
      <MovingPart motion={motions.shadow} {...shared}>
        <Drawing width={32} height={10}>
          <ellipse rx="14" ry="3.5" fill="#0a2416" />
        </Drawing>
      </MovingPart>
      <MovingPart motion={motions.ball} {...shared}>
        <Ball />
      </MovingPart>
      <MovingPart motion={motions.kicker} {...shared}>
        <Kicker />
      </MovingPart>
      {result !== null && (
        <MovingPart motion={motions.words} {...shared}>
          <span className={styles.words}>{t(`anchorGame.scene.penalty.${wordOf(result)}`)}</span>
        </MovingPart>
      )}
      <Replay playFrom={shared.playFrom} motion={AGAIN} />
    </Scene>
  )
}

function wordOf({ option, how }: Pick<PenaltyResult, 'option' | 'how'>): 'goal' | 'saved' | 'post' | 'wide' {
  if (option === 'jq') return 'goal'
  if (how === 0) return 'saved'
  return how === 1 ? 'post' : 'wide'
}

/** Posts, bar and net, around the middle of the goal. */
function GoalFrame() {
  const { x, y } = GOAL
  const upright = Array.from({ length: 19 }, (_, index) => {
    const top = 78 + index * 11.7
    return `M${(top - x).toFixed(1)} ${22 - y}L${((top - x) * 0.92).toFixed(1)} ${108 - y}`
  })
  const across = Array.from({ length: 8 }, (_, index) => `M-109 ${30 + index * 11 - y}h218`)
  return (
    <>
      <path
        d={[...upright, ...across].join('')}
        fill="none"
        stroke="#dbe6ee"
        strokeOpacity=".38"
        strokeWidth=".8"
      />
      <path
        d={`M-111 ${112 - y}V${20 - y}h222v92`}
        fill="none"
        stroke="#f6f8fa"
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
    </>
  )
}

function Keeper() {
  return (
    <Drawing width={80} height={90}>
      <path d="M-6 16l-6 20M6 16l6 20" stroke="#20242c" strokeWidth="7" strokeLinecap="round" />
      <path d="M-13 35h7M6 35h7" stroke="#f1f3f5" strokeWidth="4" strokeLinecap="round" />
      <rect x="-12" y="-17" width="24" height="36" rx="8" fill="#e0c23f" />
      <path d="M-6-8h12" stroke="#8a741a" strokeWidth="2" />
      <path d="M-11-10l-15-16M11-10l15-16" stroke="#e0c23f" strokeWidth="7" strokeLinecap="round" />
      <circle cx="-28" cy="-28" r="5" fill="#f6f8fa" />
      <circle cx="28" cy="-28" r="5" fill="#f6f8fa" />
      <circle cy="-26" r="8.5" fill="#d8b28f" />
      <path d="M-8-29a8.5 8.5 0 0116 0z" fill="#2b2018" />
    </Drawing>
  )
}

function Kicker() {
  return (
    <Drawing width={60} height={96}>
      <path d="M-7 14l-6 26M7 14l12 20" stroke="#f1f3f5" strokeWidth="9" strokeLinecap="round" />
      <path d="M-14 41h8M18 35h8" stroke="#14181f" strokeWidth="6" strokeLinecap="round" />
      <rect x="-15" y="-26" width="30" height="44" rx="10" fill="#c8362e" />
      <path d="M-13-16l-10 16M13-16l11 14" stroke="#c8362e" strokeWidth="8" strokeLinecap="round" />
      <text y="2" fill="#fff" fontSize="18" fontWeight="800" textAnchor="middle" fontFamily="var(--font-num)">
        9
      </text>
      <circle cy="-36" r="10" fill="#d8b28f" />
      <path d="M-10-36a10 10 0 0120 0c-4 4-16 4-20 0z" fill="#1d1712" />
    </Drawing>
  )
}

function Ball() {
  return (
    <Drawing width={28} height={28}>
      <circle r="11" fill="#fff" stroke="#23303c" strokeWidth=".8" />
      <path
        d="M0-4.500l4.300 3.100-1.600 5h-5.400l-1.600-5zM0-11v6.500M-4.300-1.400l-6-2M4.300-1.400l6-2M-2.700 3.600l-3.700 5M2.700 3.600l3.700 5"
        fill="#23303c"
        stroke="#23303c"
        strokeWidth="1.200"
      />
    </Drawing>
  )
}
