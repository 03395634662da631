import { describe, expect, it } from 'vitest'
import { LAUNCHED_PRODUCTS } from '../../../platform/site/venueDesk.ts'
import { DEMO_PAY_TYPES } from '../../../platform/wallet/payTypes.ts'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { QUICK_TRANSFERS, VENUE_TRANSFER_LIMITS } from '../../../streams/domain/walletLimits.ts'
import { RECORD_TIMES } from '../../../streams/wire/games/records.ts'
import {
  MIXED_RECORD_PATHS,
  RECORD_KINDS,
  RECORD_VIEW_STATUS,
} from '../../../streams/wire/site/gameRecords.ts'
import { venueWalletTypes } from '../../../streams/wire/site/member.ts'
import { siteWalletTypes } from '../../../streams/wire/site/siteInfo.ts'
import { transferDirections, transferStatus } from '../../../streams/wire/site/wallet.ts'
import { WALLET_CODES, walletCodeName } from '../../../streams/wire/site/walletCodes.ts'
import { walletPaths } from '../../../streams/wire/site/walletPaths.ts'
import { WALLET_TABLES } from './tables.ts'
import * as codes from './walletCodes.ts'

type Rows = readonly { readonly code: string | number; readonly means: string }[]

const codesOf = (rows: Rows) => rows.map(({ code }) => code)
const pairsOf = (rows: Rows) => rows.map(({ code, means }) => [means, code])

/** What the code calls each refusal that the documents describe. */
const REFUSAL_NAMES: Readonly<Record<string, string>> = {
  'being processed': 'underWay',
  'type not found': 'unknownType',
  'parameter error': 'badRequest',
  'already processed': 'alreadyDone',
  'unsupported currency': 'currency',
  'seamless members cannot transfer': 'seamless',
  break: 'onBreak',
  'the centre': 'centreInsufficient',
  'the venue': 'venueInsufficient',
}

describe('client and platform have of the wallet', () => {
  it('the venues with a wallet', () => {
    expect(Object.entries(LAUNCHED_PRODUCTS)).toEqual(pairsOf(WALLET_TABLES.venues))
  })

  it('the wallet types of members and of the site', () => {
    const names = { transfer: 'TRANSFER_WALLET', seamless: 'SEAMLESS_WALLET' } as const
    expect(
      Object.entries(venueWalletTypes).map(([name, code]) => [names[name as keyof typeof names], code]),
    ).toEqual(pairsOf(WALLET_TABLES.walletTypes))
    expect(Object.entries(siteWalletTypes)).toEqual(pairsOf(codes.SITE_WALLET_TYPES))
    expect(Object.entries(CURRENCY_IDS)).toEqual(pairsOf(codes.CURRENCIES))
  })

  it('the directions and the statuses of a transfer', () => {
    expect(transferDirections).toEqual(codesOf(WALLET_TABLES.directions))
    const names = { failed: 'FAILURE', done: 'SUCCESSFUL' } as const
    expect(
      new Map(
        Object.entries(transferStatus).map(([name, code]) => [names[name as keyof typeof names], code]),
      ),
    ).toEqual(new Map(WALLET_TABLES.transferStatuses.map(({ code, means }) => [means, code])))
  })

  it('the refusals', () => {
    const whose = new Map<number, string>(codes.INSUFFICIENT.map(({ code, means }) => [code, means]))
    for (const { code, means } of WALLET_TABLES.transferCodes) {
      const words = whose.get(code) ?? means
      expect([code, walletCodeName(code)]).toEqual([code, REFUSAL_NAMES[words] ?? words])
    }
    expect(codesOf(WALLET_TABLES.transferCodes).toSorted()).toEqual(Object.values(WALLET_CODES).toSorted())
  })

  it('the ways to pay in and out', () => {
    expect(DEMO_PAY_TYPES.map(({ payType, name }) => [name.english.toLowerCase(), payType])).toEqual(
      WALLET_TABLES.payTypes.map(({ code, means }) => [means.replace(',', ' ·').toLowerCase(), code]),
    )
  })

  it('the kinds of bets, the statuses and the times of records', () => {
    expect(
      Object.entries(RECORD_KINDS).flatMap(([group, kinds]) => kinds.map((kind) => [group, kind])),
    ).toEqual(pairsOf(WALLET_TABLES.betKinds))
    expect(Object.values(RECORD_VIEW_STATUS)).toEqual(codesOf(WALLET_TABLES.statuses))
    expect(Object.values(RECORD_TIMES)).toEqual(codesOf(WALLET_TABLES.dateCodes))
  })

  it('the calls', () => {
    const paths = [...Object.values(walletPaths), ...Object.values(MIXED_RECORD_PATHS)]
    expect(paths.toSorted()).toEqual(codesOf(WALLET_TABLES.calls).map(String).toSorted())
  })

  it('the amounts of transfers', () => {
    for (const { currency, least, most, day, quick } of codes.TRANSFER_AMOUNTS) {
      const name = currency === CURRENCY_IDS.RMB ? 'RMB' : 'USDT'
      expect(VENUE_TRANSFER_LIMITS[name]).toEqual({ least, most, mostInDay: day })
      expect(QUICK_TRANSFERS[name]).toEqual(quick)
    }
  })
})
