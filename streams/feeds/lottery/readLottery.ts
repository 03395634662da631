import { lotteryOf } from '../../domain/lottery/lotteries.ts'
import { playOf } from '../../domain/lottery/plays/plays.ts'
import { money } from '../../domain/money.ts'
import { currencyOfNumber } from '../../venues/gameBetRecord.ts'
import type { DrawRow } from '../../wire/lottery/history.ts'
import type { LotteryRow } from '../../wire/lottery/lists.ts'
import type { LotteryPage } from '../../wire/lottery/page.ts'
import type { ChaseRecord, ChaseRecords } from '../../wire/lottery/records.ts'
import type { ChasesIn, ListedLottery, LotteryChase, LotteryTable, PastDraw } from './lottery.ts'

/** A row of a list; `null` for a lottery that the app does not know. */
export function listedLottery(row: LotteryRow): ListedLottery | null {
  const lottery = lotteryOf(row.ticketId)
  if (lottery === null || row.seriesId !== lottery.seriesId) return null
  const { planId, saleEndTime, drawTime, lastPlanId } = row
  return {
    lottery,
    name: row.ticketName,
    icon: row.icon,
    status: row.saleStatus,
    message: row.message,
    sale:
      planId === null || saleEndTime === null || drawTime === null
        ? null
        : { planId, sealsAt: saleEndTime, drawAt: drawTime },
    last:
      lastPlanId === null
        ? null
        : {
            planId: lastPlanId,
            numbers: row.lastNumbers,
            voided: row.lastNumbers.length === 0,
            drawAt: null,
          },
    collected: row.collect,
  }
}

/** The page of a lottery; `null` for one that the app does not know. Plays that it does not know are left out. */
export function lotteryTable(page: LotteryPage): LotteryTable | null {
  const lottery = lotteryOf(page.ticketId)
  if (lottery === null || page.seriesId !== lottery.seriesId) return null
  const { plan, last } = page
  return {
    lottery,
    status: page.saleStatus,
    sale:
      plan === null
        ? null
        : {
            planId: plan.planId,
            opensAt: plan.opensAt,
            sealsAt: plan.saleEndTime,
            drawAt: plan.drawTime,
            commitment: plan.commitment,
          },
    last: last === null ? null : { ...last, drawAt: null },
    next: page.next.map(({ planId, saleEndTime, drawTime }) => ({
      planId,
      sealsAt: saleEndTime,
      drawAt: drawTime,
    })),
    plays: page.plays.flatMap(({ playId, name, odds, oddsOf, rtp }) => {
      const play = playOf(lottery.seriesId, playId)
      return play === null ? [] : [{ play, name, odds, oddsOf, rtp }]
    }),
    units: page.units,
    maxNotes: page.maxNotes,
    drawMax: page.drawMax,
  }
}

export function pastDraw({ planId, drawTime, numbers, voided }: DrawRow): PastDraw {
  return { planId, numbers, voided, drawAt: drawTime }
}

/** A page of chases. Those that the app does not know are left out. */
export function lotteryChases({ records, pages }: ChaseRecords): ChasesIn {
  return {
    chases: records.flatMap((row) => lotteryChase(row) ?? []),
    pages,
    lastAt: records.at(-1)?.betTime ?? 0,
  }
}

/** A chase; `null` for one of a lottery, play or currency that the app does not know. */
function lotteryChase(row: ChaseRecord): LotteryChase | null {
  const lottery = lotteryOf(row.ticketId)
  const play = lottery === null ? null : playOf(lottery.seriesId, row.playId)
  const currency = currencyOfNumber(row.currencyCode)
  if (lottery === null || play === null || currency === null) return null
  return {
    chaseNo: row.chaseNo,
    lottery,
    name: row.ticketName,
    play,
    playName: row.playName,
    numbers: row.numbers,
    notes: row.notes,
    stopOnWin: row.stopOnWin,
    state: row.chaseState,
    draws: row.plans,
    drawn: row.drawn,
    cost: money(row.betAmount, currency),
    open: money(row.openAmount, currency),
    givenBack: money(row.returnedAmount, currency),
    won: money(row.backAmount, currency),
    placedAt: row.betTime,
  }
}
