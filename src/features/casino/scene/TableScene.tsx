import { type CSSProperties, useState } from 'react'
import { type DealtCard, outcomeOf, type ShownHands, type TableMoment } from '../../../../streams/casino.ts'
import { CARD_HEIGHT, CARD_WIDTH, CardBack, CardFace } from '../../../ui/card/cardDrawing.tsx'
import { classNames } from '../../../ui/text/classNames.ts'
import { winnerWords } from '../casinoWords.ts'
import { faceOf } from '../HandsBoard.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Backdrop } from './Backdrop.tsx'
import styles from './TableScene.module.css'

interface TableSceneProps {
  readonly dealer: { readonly name: string; readonly img: string }
  readonly hands: ShownHands
  readonly results: TableMoment['results']
  /** Changes with the round, so that its cards are dealt anew. */
  readonly round: string
  /** While the shoe is washed. */
  readonly washing: boolean
}

/** The size of the scene. */
const WIDTH = 390
const HEIGHT = 196

/** Where the cards of each hand lie: their upper left corners; the third one lies across. */
const PLACES: Readonly<Record<DealtCard['hand'], readonly (readonly [number, number])[]>> = {
  player: [
    [112, 122],
    [138, 122],
    [72, 130],
  ],
  banker: [
    [226, 122],
    [252, 122],
    [289, 130],
  ],
}
const CARD_SCALE = 0.62
/** The mouth of the shoe, from which the cards come. */
const SHOE = [336, 62] as const

/** The table as it is seen: dealer, shoe, and the cards that have been dealt. */
export function TableScene({ dealer, hands, results, round, washing }: TableSceneProps) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState<string | null>(null)
  const winner = results === null ? null : outcomeOf(results).winner
  const said = t('casino.scene.said', {
    dealer: dealer.name,
    player: String(hands.playerPoints ?? '–'),
    banker: String(hands.bankerPoints ?? '–'),
  })
  const count = { player: 0, banker: 0 }
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={results === null ? said : `${said} ${winnerWords(t, results)}`}
    >
      <Backdrop washing={washing} dealing={hands.cards.length > 0 && results === null}>
        {dealer.img !== '' && broken !== dealer.img && (
          <image
            href={dealer.img}
            x={147}
            y={4}
            width={96}
            height={96}
            className={styles.portrait}
            onError={() => {
              setBroken(dealer.img)
            }}
          />
        )}
      </Backdrop>
      {(['player', 'banker'] as const).map((side) => (
        <SceneSide key={side} side={side} hands={hands} round={round} won={winner === side} />
      ))}
      {hands.cards.map((dealt) => {
        const index = count[dealt.hand]
        count[dealt.hand] += 1
        return <SceneCard key={`${round} ${dealt.hand} ${index}`} dealt={dealt} index={index} />
      })}
      {results !== null && (
        <g className={styles.result}>
          <rect
            x={145}
            y={169}
            width={100}
            height={24}
            rx={12}
            className={winner === null ? undefined : styles[`on-${winner}`]}
          />
          <text x={195} y={186}>
            {winnerWords(t, results)}
          </text>
        </g>
      )}
    </svg>
  )
}

interface SceneSideProps {
  readonly side: DealtCard['hand']
  readonly hands: ShownHands
  readonly round: string
  readonly won: boolean
}

/** The box of a hand with its points, which appear once its last card has been turned. */
function SceneSide({ side, hands, round, won }: SceneSideProps) {
  const { t } = useTranslation()
  const isPlayer = side === 'player'
  const points = isPlayer ? hands.playerPoints : hands.bankerPoints
  const cards = hands.cards.filter(({ hand }) => hand === side).length
  return (
    <g className={classNames(styles[side], won && styles.won)}>
      <rect className={styles.box} x={isPlayer ? 62 : 216} y={114} width={112} height={62} rx={8} />
      <text className={styles.name} x={isPlayer ? 70 : 320} y={108}>
        {t(`casino.side.${side}`)}
      </text>
      <circle className={styles.badge} cx={isPlayer ? 162 : 228} cy={104} r={11} />
      <text
        key={`${round} ${cards}`}
        className={classNames(styles.points, cards > 0 && styles.turned)}
        x={isPlayer ? 162 : 228}
        y={108.6}
      >
        {points ?? '–'}
      </text>
    </g>
  )
}

/** A card that slides from the shoe to its place and is turned there. */
function SceneCard({ dealt, index }: { readonly dealt: DealtCard; readonly index: number }) {
  const [x, y] = PLACES[dealt.hand][index] ?? PLACES[dealt.hand][0] ?? [0, 0]
  const across = index === 2
  const from = {
    '--from-x': `${(SHOE[0] - x) / CARD_SCALE}px`,
    '--from-y': `${(SHOE[1] - y) / CARD_SCALE}px`,
  } as CSSProperties
  const centre = `${CARD_WIDTH / 2} ${CARD_HEIGHT / 2}`
  return (
    <g transform={`translate(${x} ${y}) scale(${CARD_SCALE})`}>
      <g className={styles.flies} style={from}>
        <g transform={across ? `rotate(90 ${centre})` : undefined}>
          <g className={styles.back}>
            <CardBack />
          </g>
          <g className={styles.face}>
            <CardFace {...faceOf(dealt)} />
          </g>
        </g>
      </g>
    </g>
  )
}
