import * as v from 'valibot'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { type SaleStatus, saleStatusCodes } from '../../../streams/wire/lottery/codes.ts'
import type { BetRuleRefusal } from '../../rounds/rounds.ts'
import type { Settings } from '../../store/settings.ts'
import { createSharedSetting, type SharedSettingDeps } from '../sharedSetting.ts'

/** Whether a lottery is sold (docs/games/lottery.md, 2). */
export interface Sale {
  readonly saleStatus: SaleStatus
  /** Why it is not sold, as the operator wrote it; empty otherwise. */
  readonly message: string
}

/** The sale of each lottery, which `control` changes for all processes. */
export interface SaleStatuses {
  of(ticketId: string): Sale
  /** Reads what other processes have changed. Called often. */
  refresh(): Promise<void>
}

const SETTING = 'lottery.sale'
const OPEN: Sale = { saleStatus: 'open', message: '' }
const NAMES = ['open', 'stop', 'removed', 'closed', 'maintain'] as const satisfies readonly SaleStatus[]

const stored = v.record(v.string(), v.object({ saleStatus: v.picklist(NAMES), message: v.string() }))

/** Reads the statuses of the last run. */
export async function createSaleStatuses(deps: SharedSettingDeps): Promise<SaleStatuses> {
  const setting = await createSharedSetting(deps, SETTING, readSales)
  return { of: (ticketId) => setting.value.get(ticketId) ?? OPEN, refresh: setting.refresh }
}

function readSales(value: unknown): ReadonlyMap<string, Sale> {
  const read = decode(stored, value ?? {})
  return new Map(read.ok ? Object.entries(read.value) : [])
}

/** Stores the sale of a lottery. @returns false for an unknown lottery. */
export async function storeSale(
  settings: Pick<Settings, 'get' | 'set'>,
  ticketId: string,
  sale: Sale,
): Promise<boolean> {
  if (lotteryOf(ticketId) === null) return false
  const all = new Map(readSales(await settings.get(SETTING))).set(ticketId, sale)
  const rows = [...all].map(([id, { saleStatus, message }]) => [id, { saleStatus, message }] as const)
  await settings.set(SETTING, Object.fromEntries(rows))
  return true
}

/** Why no bet is taken; `null` while the lottery is sold. */
export function saleRefusal({ saleStatus }: Sale): BetRuleRefusal | null {
  switch (saleStatus) {
    case 'open':
      return null
    case 'stop':
      return 'roundNotOpen'
    case 'removed':
    case 'closed':
      return 'gameOff'
    case 'maintain':
      return 'maintenance'
  }
}

/** Whether draws are planned: those that were announced are made in any case. */
export function isPlanned({ saleStatus }: Sale): boolean {
  return saleStatus !== 'removed' && saleStatus !== 'closed'
}

/** The fields of a list and of the page. */
export function saleCode({ saleStatus }: Sale): number {
  return saleStatusCodes[saleStatus]
}
