import { defer, EMPTY, merge, mergeMap, type Observable, of } from 'rxjs'
import { oddsFromScaled } from '../../domain/odds.ts'
import { parseLine } from '../../domain/lineFormat.ts'
import { worstStatus } from '../../domain/status.ts'
import { isOver, type OrderTold } from '../../domain/order.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { textSocket$ } from '../../link/textSocket.ts'
import { decodeJson } from '../../wire/decode.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import {
  downFrame,
  type DownFrame,
  MAX_SLIP_MARKETS,
  PUSH_CLOSE_CODES,
  PUSH_VERSIONS,
  type PushedLineFrame,
  type UpFrame,
} from '../../wire/pmty/push.ts'
import type { PushedLine, PushedSelection, PushEvent, Watch } from '../push.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { hasLine, type MarketSpec } from '../../domain/market.ts'
import { readClock } from './map/match.ts'
import { readScores } from './map/score.ts'
import { refusalKey } from './errors.ts'
import { unitsMoney } from '../unitsMoney.ts'
import { currencyNumbered } from './map/money.ts'
import {
  cashOutStateOf,
  marketSpecOf,
  optionStatusOf,
  orderStateOf,
  outcomeOf,
  phaseOf,
  reservationStateOf,
  sideOf,
  stateOf,
  statusOf,
  statusRowStateOf,
  withReservation,
} from './numbers.ts'
import { handleOfSlot } from './slot.ts'

/** The sport of a match that was listed; `null` for an unknown match. */
export type SportOfMatch = (matchId: string) => Sport | null

/** Connects while subscribed and reconnects by itself; the watch list is sent again on every connection. */
export function pushEvents$(
  deps: VenueDeps,
  watch$: Observable<Watch>,
  sportOfMatch: SportOfMatch,
): Observable<PushEvent> {
  const up = (frame: UpFrame): string => JSON.stringify(frame)
  return defer(() => {
    let token = ''
    let send: ((text: string) => void) | null = null
    let watched: Watch = { matchIds: [], slipMarkets: [] }
    let slipSent = false
    const sendWatchList = (): void => {
      send?.(up({ cmd: 'C8', list: watched.matchIds.map((mid) => ({ mid })) }))
      const list = watched.slipMarkets
        .slice(0, MAX_SLIP_MARKETS)
        .map(({ matchId, marketId }) => ({ mid: matchId, hid: marketId }))
      // An empty slip is sent once, to replace the previous list.
      if (list.length > 0 || slipSent) send?.(up({ cmd: 'C2', list }))
      slipSent = list.length > 0
    }
    const watching$ = watch$.pipe(
      mergeMap((watch) => {
        watched = watch
        sendWatchList()
        return EMPTY
      }),
    )
    const url = (): Observable<string> =>
      deps.session.launched().pipe(
        mergeMap((access) => {
          if (!access.ok) return EMPTY
          token = access.value.token ?? ''
          return of(socketUrl(access.value.url))
        }),
      )
    const hello = (): string => up({ cmd: 'C0', requestId: token, protocol: PUSH_VERSIONS.current })
    const received$ = textSocket$(
      deps,
      { url, heartbeat: hello, isFinal: (code) => code === PUSH_CLOSE_CODES.clientTooOld },
      deps.times,
    ).pipe(
      mergeMap((event): Observable<PushEvent> => {
        switch (event.type) {
          case 'connected':
            send = event.send
            slipSent = false
            send(hello())
            sendWatchList()
            return of({ type: 'connected' })
          case 'refused':
            deps.onOutdated()
            return EMPTY
          case 'disconnected':
            send = null
            return of({ type: 'disconnected' })
          case 'message': {
            const read = readFrame(event.text, sportOfMatch)
            if (read !== 'unreadable') return read === null ? EMPTY : of(read)
            deps.onBadData(PMTY_PATHS.push, event.text.slice(0, 200))
            return EMPTY
          }
        }
      }),
    )
    return merge(watching$, received$)
  })
}

function socketUrl(base: string): string {
  return base.replace(/^http/, 'ws') + PMTY_PATHS.push
}

/** `null` for frames to ignore: heartbeats, unknown matches. */
export function readFrame(text: string, sportOfMatch: SportOfMatch): PushEvent | 'unreadable' | null {
  const decoded = decodeJson(downFrame, text)
  return decoded.ok ? readDown(decoded.value, sportOfMatch) : 'unreadable'
}

function readDown(frame: DownFrame, sportOfMatch: SportOfMatch): PushEvent | null {
  switch (frame.cmd) {
    case 'C0':
      return null
    case 'C201': {
      const {
        orderNo,
        status,
        orderStatus,
        refuseCode,
        newTotalMaxWinAmount: maxWin,
        preOrderStatus,
      } = frame.cd
      const listed = orderStatus === null ? 'unknown' : orderStateOf(orderStatus)
      const state = isOver(listed) ? listed : withReservation(statusRowStateOf(status), preOrderStatus)
      const reservation = reservationStateOf(preOrderStatus)
      const told = toldOf(frame.cd)
      const reasonKey = refusalKey(state, refuseCode)
      return {
        type: 'order',
        bet: {
          orderNo,
          state,
          reasonKey,
          maxWin,
          ...(reservation === null ? {} : { reservation }),
          ...(told === null ? {} : { told }),
        },
      }
    }
    case 'C203':
      return { type: 'balance' }
    default: {
      const sport = sportOfMatch(frame.cd.mid)
      // Without a time the frame can't be ordered; the next poll has the data.
      if (sport === null || frame.ctsp === null) return null
      return readMatchFrame(frame, frame.ctsp, sport)
    }
  }
}

/** What a notice says about an order; `null` where the venue does not send its amounts. */
function toldOf(cd: Extract<DownFrame, { readonly cmd: 'C201' }>['cd']): OrderTold | null {
  const currency = currencyNumbered(cd.currencyCode)
  if (currency === null) return null
  const stake = unitsMoney(cd.betAmount, currency)
  const returned = unitsMoney(cd.backAmount, currency)
  if (stake === null || returned === null) return null
  const [cmn = '', zho = cmn, english = cmn] = cd.titles
  return {
    title: { cmn, zho, english },
    legs: cd.legNum,
    stake,
    returned,
    outcome: outcomeOf(cd.outcome),
    rollbacks: cd.rollbackNum,
    cashOut: cashOutStateOf(cd.preSettle),
  }
}

type MatchFrame = Extract<DownFrame, { readonly cd: { readonly mid: string } }>

function readMatchFrame(frame: MatchFrame, at: number, sport: Sport): PushEvent {
  const matchId = frame.cd.mid
  switch (frame.cmd) {
    case 'C101':
      return { type: 'state', matchId, at, state: stateOf(frame.cd.ms) }
    case 'C102':
      return {
        type: 'clock',
        matchId,
        at,
        phase: phaseOf(frame.cd.mmp),
        clock: readClock(sport, frame.cd, at),
      }
    case 'C103':
      return { type: 'score', matchId, at, ...readScores(frame.cd.msc, sport) }
    case 'C104':
      return { type: 'bettingStatus', matchId, at, status: statusOf(frame.cd.mhs) }
    case 'C105':
    case 'C106':
      return { type: 'lines', matchId, at, lines: frame.cd.hls.map(readPushedLine) }
  }
}

function readPushedLine(wire: PushedLineFrame): PushedLine {
  const spec = marketSpecOf(wire.hpid)
  return {
    marketId: wire.hid,
    playId: wire.hpid === '' ? null : wire.hpid,
    slot: wire.hn,
    handle: wire.hn === null ? null : handleOfSlot(wire.hn),
    line: spec !== null && hasLine(spec.kind) ? parseLine(wire.hv) : null,
    status: wire.hs === null ? null : statusOf(wire.hs),
    selections: wire.ol.map((option) => readPushedSelection(spec, option)),
  }
}

function readPushedSelection(
  spec: MarketSpec | null,
  option: PushedLineFrame['ol'][number],
): PushedSelection {
  const odds = option.ov === null ? null : oddsFromScaled(option.ov)
  const status = option.os === null ? null : optionStatusOf(option.os)
  const unpriced = option.ov !== null && odds === null
  return {
    optionId: option.oid,
    side: sideOf(spec, option.ot),
    odds,
    status: unpriced ? worstStatus(status ?? 'suspended', 'suspended') : status,
  }
}
