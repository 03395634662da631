import {
  type CasinoTableModel,
  type Play,
  PLAY_ODDS,
  PLAY_RETURNS,
  PLAYS,
  stakeOn,
  type TableBetsView,
  type TableView,
} from '../../../streams/casino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { amountWords, netWords, playName, unitsWords } from './casinoWords.ts'
import styles from './SpotGrid.module.css'

interface SpotGridProps {
  readonly model: CasinoTableModel
  readonly table: TableView
  readonly dense?: boolean
}

/** The order in which spots lie on the felt. */
const ORDER: readonly Play[] = [
  PLAYS.player,
  PLAYS.tie,
  PLAYS.banker,
  PLAYS.bankerFree,
  PLAYS.playerPair,
  PLAYS.superSix,
  PLAYS.bankerPair,
]

const SIDES: Readonly<Partial<Record<Play, 'banker' | 'player' | 'tie'>>> = {
  3001: 'banker',
  3031: 'banker',
  3004: 'banker',
  3002: 'player',
  3005: 'player',
  3003: 'tie',
}

/** The spots of a table; a tap adds the chosen chip. */
export function SpotGrid({ model, table, dense = false }: SpotGridProps) {
  const { t } = useTranslation()
  const plays = useStream(model.plays$)
  const bets = useStream(model.bets.view$)
  const own = useStream(model.own$)
  const { results } = table.moment
  return (
    <div
      className={classNames(styles.grid, dense && styles.dense)}
      role="group"
      aria-label={t('casino.spots')}
    >
      {ORDER.filter((play) => plays.includes(play)).map((play) => (
        <Spot
          key={play}
          play={play}
          bets={bets}
          crowd={table.company?.crowd.get(play) ?? 0}
          result={results === null ? null : { won: results.includes(play), net: own?.net.get(play) ?? null }}
          wide={play === PLAYS.player || play === PLAYS.banker || play === PLAYS.bankerFree}
          dense={dense}
          onTap={() => {
            model.tap(play)
          }}
        />
      ))}
    </div>
  )
}

interface SpotProps {
  readonly play: Play
  readonly bets: TableBetsView
  readonly crowd: number
  /** `null` before the result is shown. */
  readonly result: { readonly won: boolean; readonly net: number | null } | null
  readonly wide: boolean
  readonly dense: boolean
  readonly onTap: () => void
}

function Spot({ play, bets, crowd, result, wide, dense, onTap }: SpotProps) {
  const { t } = useTranslation()
  const { open, lying, taken, waiting, currency } = bets
  const [onSpot, had, pending] = [stakeOn(lying, play), stakeOn(taken, play), stakeOn(waiting, play)]
  const name = playName(t, play)
  const odds = oddsWords(play)
  const said = [
    name,
    t('casino.spot.odds', { odds }),
    t('casino.spot.rtp', { rtp: rtpWords(play) }),
    ...(onSpot > 0 ? [t('casino.spot.lying', { amount: amountWords(onSpot, currency) })] : []),
    ...(pending > 0 ? [t('casino.spot.waiting', { amount: amountWords(pending, currency) })] : []),
    ...(had > 0 ? [t('casino.spot.taken', { amount: amountWords(had, currency) })] : []),
    ...(result?.won === true ? [t('casino.won')] : []),
    ...(result?.net == null ? [] : [netWords(result.net, currency)]),
  ]
  return (
    <button
      type="button"
      className={classNames(
        styles.spot,
        wide && styles.wide,
        SIDES[play] && styles[SIDES[play]],
        open && styles.open,
        result?.won === true && styles.won,
      )}
      aria-disabled={!open || undefined}
      aria-label={said.join(t('casino.roads.stop'))}
      onClick={() => {
        if (open) onTap()
      }}
    >
      <span className={styles.name}>{play === PLAYS.bankerFree ? t('casino.side.banker') : name}</span>
      <span className={styles.terms}>
        <b>{odds}</b>
        <small>
          {play === PLAYS.bankerFree && `${t('casino.spot.free')} `}
          {t('casino.spot.rtp', { rtp: rtpWords(play) })}
        </small>
      </span>
      <span className={styles.stakes}>
        {result?.net != null ? (
          <b className={result.net > 0 ? styles.win : styles.plain}>{netWords(result.net, currency)}</b>
        ) : (
          <>
            {had > 0 && <b className={styles.taken}>{unitsWords(had)}</b>}
            {pending > 0 && <b className={styles.waiting}>{unitsWords(pending)}</b>}
            {onSpot > 0 && <b className={styles.lying}>+{unitsWords(onSpot)}</b>}
            {had + pending + onSpot === 0 && crowd > 0 && !dense && (
              <small className={styles.crowd}>{t('casino.spot.crowd', { count: crowd })}</small>
            )}
          </>
        )}
      </span>
    </button>
  )
}

const SCALE = 100_000
const MILLION = 1_000_000
const DECIMALS = 2

function oddsWords(play: Play): string {
  return (PLAY_ODDS[play] / SCALE).toFixed(DECIMALS)
}

/** Cut, not rounded: the return is never shown as higher than it is. */
export function rtpWords(play: Play): string {
  return `${(Math.floor((PLAY_RETURNS[play] * 10_000) / MILLION) / 100).toFixed(DECIMALS)}%`
}
