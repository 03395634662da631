import { useCallback, useMemo } from 'react'
import type { BuzzerResult, GameBackground } from '../../../../streams/play.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { buzzerMotions, clockTenths, SHOT_AGAIN_FROM } from './buzzerMotion.ts'
import { Drawing } from './Drawing.tsx'
import { MovingPart } from './MovingPart.tsx'
import { PICTURE_MS, shownFrom } from './pose.ts'
import { Replay } from './Replay.tsx'
import { Scene } from './Scene.tsx'
import { usePictureText } from './usePictureText.ts'
import styles from './Scene.module.css'

interface BuzzerSceneProps {
  readonly background: GameBackground | null
  /** `null` before the shot. */
  readonly result: BuzzerResult | null
  readonly playFrom: number | null
  readonly label: string
}

const WAITING: BuzzerResult = { option: 'jq', arc: 1, how: null }
const BEFORE = 0
const AGAIN = shownFrom(SHOT_AGAIN_FROM)
const AFTER = 5000
const TENTHS = 10

/** The three-pointer: the clock runs out while the ball is in the air. */
export function BuzzerScene({ background, result, playFrom, label }: BuzzerSceneProps) {
  const { t } = useTranslation()
  const motions = useMemo(() => buzzerMotions(result ?? WAITING), [result])
  const shared = { playFrom: result === null ? null : playFrom, still: result === null ? BEFORE : AFTER }
  const clockAt = useCallback((ms: number) => (clockTenths(ms) / TENTHS).toFixed(1), [])
  const clock = usePictureText(shared.playFrom, shared.playFrom === null ? shared.still : PICTURE_MS, clockAt)
  return (
    <Scene background={background} label={label}>
      <MovingPart motion={motions.board} {...shared}>
        <Board />
      </MovingPart>
      <MovingPart motion={motions.lights} {...shared}>
        <Drawing width={120} height={76}>
          <rect x="-48" y="-32" width="96" height="64" rx="4" fill="none" stroke="#ff3b2f" strokeWidth="4" />
          <rect
            x="-52"
            y="-36"
            width="104"
            height="72"
            rx="7"
            fill="none"
            stroke="#ff3b2f"
            strokeOpacity=".4"
            strokeWidth="4"
          />
        </Drawing>
      </MovingPart>
      <MovingPart motion={motions.net} {...shared}>
        <Net />
      </MovingPart>
      <MovingPart motion={motions.shadow} {...shared}>
        <Drawing width={34} height={10}>
          <ellipse rx="14" ry="3.500" fill="#1d1008" />
        </Drawing>
      </MovingPart>
      <MovingPart motion={motions.shooter} {...shared}>
        <Shooter />
      </MovingPart>
      <MovingPart motion={motions.ball} {...shared}>
        <Ball />
      </MovingPart>
      <MovingPart motion={motions.rim} {...shared}>
        <Drawing width={48} height={16}>
          <path d="M-20 0a20 5.500 0 0040 0" fill="none" stroke="#ef6c2f" strokeWidth="4" />
        </Drawing>
      </MovingPart>
      {result !== null && (
        <MovingPart motion={motions.words} {...shared}>
          <span className={styles.words}>{t(`anchorGame.scene.buzzer.${shotWord(result)}`)}</span>
        </MovingPart>
      )}
      <span className={styles.clock} aria-hidden="true">
        {clock}
      </span>
      <Replay playFrom={shared.playFrom} motion={AGAIN} />
    </Scene>
  )
}

function shotWord({ option, how }: Pick<BuzzerResult, 'option' | 'how'>): 'in' | 'front' | 'back' | 'air' {
  if (option === 'jq') return 'in'
  if (how === 0) return 'front'
  return how === 1 ? 'back' : 'air'
}

function Board() {
  return (
    <Drawing width={120} height={90}>
      <path d="M-5 32h10v30H-5z" fill="#39424f" />
      <rect
        x="-46"
        y="-30"
        width="92"
        height="60"
        rx="3"
        fill="#eef4fa"
        fillOpacity=".88"
        stroke="#f6f8fa"
        strokeWidth="3"
      />
      <rect x="-17" y="-6" width="34" height="27" fill="none" stroke="#d23c31" strokeWidth="3" />
      <ellipse cy="28" rx="20" ry="5.500" fill="none" stroke="#ef6c2f" strokeWidth="4" />
    </Drawing>
  )
}

function Net() {
  return (
    <Drawing width={48} height={64}>
      <g fill="none" stroke="#f6f8fa" strokeOpacity=".85" strokeWidth="1.200">
        <path d="M-19 2l7 28h24l7-28M-12 4l5 26M-4 5l2 25M4 5l-2 25M12 4l-5 26" />
        <path d="M-17 11h34M-15 20h30" strokeOpacity=".5" />
      </g>
    </Drawing>
  )
}

function Shooter() {
  return (
    <Drawing width={60} height={110}>
      <path d="M-7 16l-4 26M7 16l4 26" stroke="#5b3a28" strokeWidth="8" strokeLinecap="round" />
      <path d="M-15 44h8M7 44h8" stroke="#f1f3f5" strokeWidth="6" strokeLinecap="round" />
      <path d="M-14 4h28l2 18h-32z" fill="#1d4f91" />
      <rect x="-14" y="-24" width="28" height="34" rx="8" fill="#2a63b8" />
      <path d="M-12-18l-3-22M12-18l3-22" stroke="#5b3a28" strokeWidth="7" strokeLinecap="round" />
      <text y="0" fill="#fff" fontSize="16" fontWeight="800" textAnchor="middle" fontFamily="var(--font-num)">
        3
      </text>
      <circle cy="-33" r="9" fill="#5b3a28" />
    </Drawing>
  )
}

function Ball() {
  return (
    <Drawing width={30} height={30}>
      <circle r="12" fill="#e07b33" stroke="#5a2c10" />
      <path
        d="M-12 0h24M0-12v24M-8.500-8.500c5.500 5 5.500 12 0 17M8.500-8.500c-5.500 5-5.500 12 0 17"
        fill="none"
        stroke="#5a2c10"
        strokeWidth="1.400"
      />
    </Drawing>
  )
}
