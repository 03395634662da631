import type { DownFrame, PushedLineFrame } from '../../../streams/wire/pmty/push.ts'
import { PMTY_MATCH_STATE_CODES, PMTY_STATUS_CODES } from '../../../streams/wire/pmty/tables.ts'
import type { WorldLine, WorldMarket, WorldMatch } from '../../world/world.ts'
import { lineDiffers } from '../../world/changes.ts'
import { lineValue, optionStatus } from './marketRecords.ts'
import { clockSeconds, phaseCode, scoreTexts } from './matchRecords.ts'
import { playOf, sideCode } from './numbers.ts'

/** A frame without `ctsp`, which is added when it is sent. */
export type FrameBody =
  Exclude<DownFrame, { cmd: 'C0' }> extends infer F ? (F extends DownFrame ? Omit<F, 'ctsp'> : never) : never

/**
 * The differences between two states of a match, as frames (docs/protocol.md, 2.3): C101 state, C102 clock,
 * C103 counts, C104 betting status, C105 prices, C106 statuses. `now` is platform ms.
 */
export function framesBetween(before: WorldMatch, after: WorldMatch, now: number): readonly FrameBody[] {
  if (before === after) return []
  const mid = after.id
  const frames: FrameBody[] = []
  if (before.state !== after.state) {
    frames.push({ cmd: 'C101', cd: { mid, ms: PMTY_MATCH_STATE_CODES[after.state] } })
  }
  if (clockMoved(before, after)) {
    const mess = after.clock?.running === true ? 1 : 0
    frames.push({ cmd: 'C102', cd: { mid, mmp: phaseCode(after), mst: clockSeconds(after, now), mess } })
  }
  const msc = scoreTexts(after)
  if (msc.join() !== scoreTexts(before).join()) frames.push({ cmd: 'C103', cd: { mid, msc: [...msc] } })
  if (before.bettingStatus !== after.bettingStatus) {
    frames.push({ cmd: 'C104', cd: { mid, mhs: PMTY_STATUS_CODES[after.bettingStatus] } })
  }
  const { prices, statuses } = lineChanges(before, after)
  if (prices.length > 0) frames.push({ cmd: 'C105', cd: { mid, hls: prices } })
  if (statuses.length > 0) frames.push({ cmd: 'C106', cd: { mid, hls: statuses } })
  return frames
}

function clockMoved(before: WorldMatch, after: WorldMatch): boolean {
  const [one, other] = [before.clock, after.clock]
  if (before.phase !== after.phase || (one === null) !== (other === null)) return true
  // The clock changes only with a new reading, not while it runs.
  return one !== null && other !== null && (one.running !== other.running || one.at !== other.at)
}

interface LineChanges {
  readonly prices: PushedLineFrame[]
  readonly statuses: PushedLineFrame[]
}

function lineChanges(before: WorldMatch, after: WorldMatch): LineChanges {
  const changes: LineChanges = { prices: [], statuses: [] }
  const kept = new Set(before.markets)
  const stays = new Set(after.markets)
  const gone = linesById(before.markets.filter((market) => !stays.has(market)))
  for (const market of after.markets) {
    const hpid = playOf(market.spec)
    if (hpid === null || kept.has(market)) continue
    for (const line of market.lines) {
      const was = gone.get(line.marketId)?.line
      gone.delete(line.marketId)
      if (was === line || (was !== undefined && !lineDiffers(was, line))) continue
      const frame = pushedLine(after, hpid, line)
      if (was === undefined || statusChanged(was, line)) changes.statuses.push(frame)
      else changes.prices.push(frame)
    }
  }
  for (const { line, hpid } of gone.values()) {
    if (hpid !== null) changes.statuses.push(closedLine(after, hpid, line))
  }
  return changes
}

interface KnownLine {
  readonly line: WorldLine
  readonly hpid: string | null
}

function linesById(markets: readonly WorldMarket[]): Map<string, KnownLine> {
  const known = (market: WorldMarket): [string, KnownLine][] =>
    market.lines.map((line) => [line.marketId, { line, hpid: playOf(market.spec) }])
  return new Map(markets.flatMap(known))
}

function statusChanged(was: WorldLine, is: WorldLine): boolean {
  return (
    was.status !== is.status ||
    is.selections.some((selection, index) => was.selections[index]?.status !== selection.status)
  )
}

function pushedLine({ id }: WorldMatch, hpid: string, line: WorldLine): PushedLineFrame {
  return {
    hid: line.marketId,
    hpid,
    hn: line.slot,
    hv: lineValue(line),
    hs: PMTY_STATUS_CODES[line.status],
    mid: id,
    ol: line.selections.map((selection) => ({
      oid: selection.optionId,
      os: optionStatus(selection),
      ov: selection.odds,
      obv: selection.odds,
      ot: sideCode(selection.side),
    })),
  }
}

/** A line whose ids are no longer valid, because it moved or its market closed. */
function closedLine(match: WorldMatch, hpid: string, line: WorldLine): PushedLineFrame {
  return { ...pushedLine(match, hpid, line), hs: PMTY_STATUS_CODES.closed, ol: [] }
}
