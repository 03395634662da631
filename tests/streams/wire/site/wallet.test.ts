import { describe, expect, it } from 'vitest'
import { VENUE_PURPOSES } from '../../../../platform/site/walletMember.ts'
import { MOVEMENT_GROUPS } from '../../../../streams/domain/movementGroups.ts'
import { QUICK_TRANSFERS, VENUE_TRANSFER_LIMITS } from '../../../../streams/domain/walletLimits.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { RECORD_TIMES } from '../../../../streams/wire/games/records.ts'
import {
  MIXED_RECORD_PATHS,
  mixedRecordsRequest,
  RECORD_KINDS,
  RECORD_VIEW_STATUS,
} from '../../../../streams/wire/site/gameRecords.ts'
import { currencyCodes, memberInfo, venueWalletTypes } from '../../../../streams/wire/site/member.ts'
import { siteWalletTypes } from '../../../../streams/wire/site/siteInfo.ts'
import { statement, statementRequest, statementWallets } from '../../../../streams/wire/site/statement.ts'
import {
  cashierRequest,
  collectAnswer,
  collectRequest,
  finance,
  financeRequest,
  transferDirections,
  transferKind,
  transferRequest,
  transferRow,
  transferStateRequest,
  transferStates,
  transferStatus,
} from '../../../../streams/wire/site/wallet.ts'
import { WALLET_CODES, walletCodeName } from '../../../../streams/wire/site/walletCodes.ts'
import { walletPaths } from '../../../../streams/wire/site/walletPaths.ts'
import * as statements from '../../../documents/games/statementAnswers.ts'
import * as transfers from '../../../documents/games/transferAnswers.ts'
import * as answers from '../../../documents/games/walletAnswers.ts'
import * as codes from '../../../documents/games/walletCodes.ts'

function read<const S extends Parameters<typeof decode>[0]>(schema: S, value: unknown) {
  const decoded = decode(schema, value)
  if (!decoded.ok) throw new Error(`${decoded.error.path}: ${decoded.error.message}`)
  return decoded.value
}

describe('the numbers of the wallet', () => {
  it('are the documented ones', () => {
    expect(Object.values(WALLET_CODES).toSorted()).toEqual(
      [...new Set(codes.TRANSFER_CODES.map(({ code }) => code))].toSorted(),
    )
    expect(walletCodeName(9036)).toBe('centreInsufficient')
    expect(walletCodeName(9037)).toBe('venueInsufficient')
    expect(walletCodeName(1)).toBeNull()
    expect(codes.VENUES.map(({ code }) => code)).toEqual(Object.keys(VENUE_PURPOSES))
    expect(codes.WALLET_TYPES.map(({ code }) => code)).toEqual(Object.values(venueWalletTypes))
    for (const { currency, least, most, day, quick } of codes.TRANSFER_AMOUNTS) {
      const of = currency === 1 ? 'RMB' : 'USDT'
      expect(VENUE_TRANSFER_LIMITS[of]).toEqual({ least, most, mostInDay: day })
      expect(QUICK_TRANSFERS[of]).toEqual(quick)
    }
    const pairs = (table: readonly { readonly code: string | number; readonly means: string }[]) =>
      table.map(({ code, means }) => [means, code])
    expect(codes.DIRECTIONS.map(({ code }) => code)).toEqual(transferDirections)
    expect(codes.TRANSFER_STATUSES.map(({ code }) => code).toSorted()).toEqual(Object.values(transferStatus))
    expect(pairs(codes.CURRENCIES)).toEqual(Object.entries(currencyCodes))
    expect(pairs(codes.SITE_WALLET_TYPES)).toEqual(Object.entries(siteWalletTypes))
    expect(codes.ACCOUNTS.map(({ code }) => code)).toEqual(statementWallets)
    expect(codes.TRANSFER_STATES.map(({ from }) => from)).toEqual(['processing', 'done', 'failed'])
    const kinds = codes.KINDS.map(({ kind }) => kind)
    const words = new Map([
      ['money', 'cashier'],
      ['taken back', 'takenBack'],
    ])
    const groupOf = (means: string) => words.get(means) ?? means
    expect(codes.GROUPS.map(({ means }) => groupOf(means)).toSorted()).toEqual(
      Object.keys(MOVEMENT_GROUPS).toSorted(),
    )
    for (const { kind, group } of codes.KINDS) {
      expect(
        new Map<string, readonly string[]>(Object.entries(MOVEMENT_GROUPS)).get(groupOf(group)),
      ).toContain(kind)
    }
    expect(Object.values(MOVEMENT_GROUPS).flat().toSorted()).toEqual(kinds.toSorted())
  })

  it('of the records of all bets are the documented ones', () => {
    const kindsOf = (group: string) =>
      codes.BET_KINDS.filter(({ means }) => means === group).map(({ code }) => code)
    for (const { code, means } of codes.RECORD_GROUPS) {
      expect(means.split(', ')).toEqual(kindsOf(code))
      expect(RECORD_KINDS[code]).toEqual(kindsOf(code))
    }
    expect(codes.STATUSES.map(({ code }) => code)).toEqual(Object.values(RECORD_VIEW_STATUS))
    expect(codes.DATE_CODES.map(({ code }) => code)).toEqual(Object.values(RECORD_TIMES))
    for (const { tab, groups } of codes.TABS) {
      for (const recordGroup of groups) {
        expect(decode(mixedRecordsRequest, { tab, recordGroup })).toMatchObject({ ok: true, value: { tab } })
      }
    }
    expect(decode(mixedRecordsRequest, { tab: 'Other' }).ok).toBe(false)
    const paths: readonly string[] = [...Object.values(walletPaths), ...Object.values(MIXED_RECORD_PATHS)]
    expect(paths.toSorted()).toEqual(codes.CALLS.map(({ code }) => code).toSorted())
  })
})

describe('the balances', () => {
  it('of each kind of member are read', () => {
    for (const [name, { fields }] of Object.entries(answers.MEMBERS)) {
      const told = read(finance, fields)
      expect(told.venues, name).toMatchObject({ dropped: 0 })
      expect(told.payTypes.items, name).toHaveLength(fields.payTypes.length)
      expect(told.goldCoinBalance).toBe(38_200)
    }
    expect(read(finance, answers.MEMBERS.transfer.fields).totalRMB).toBe(answers.TOTAL.total)
    expect(read(finance, answers.MEMBERS.seamless.fields).walletType).toBe('seamless')
    expect(read(finance, answers.MEMBERS.belowZero.fields).availableBalance).toBe(-3500)
    expect(read(financeRequest, answers.FINANCE_BODY.fields).venueEnName).toBe('ZR')
    expect(read(financeRequest, answers.FINANCE_OF_NO_VENUE.fields)).toMatchObject({ currency: null })
    expect(read(memberInfo, { id: 1, name: 'm', ...answers.MEMBER.fields })).toMatchObject({
      currencies: { items: ['RMB'] },
    })
  })

  it.each(['availableBalance', 'totalRMB', 'goldCoinBalance', 'ts'])('without %s are none', (field) => {
    expect(decode(finance, { ...answers.MEMBERS.transfer.fields, [field]: 'much' }).ok).toBe(false)
  })
})

describe('transfers', () => {
  it('are read in each state', () => {
    for (const { fields } of [transfers.TRANSFER_CALL.answer, transfers.BACK.answer]) {
      expect(read(transferRow, fields)).toMatchObject({ status: 'done', amount: 50_000, payType: null })
    }
    expect(read(transferRow, transfers.STAGES.held.fields).status).toBe('processing')
    expect(read(transferRow, transfers.STAGES.failed.fields).status).toBe('failed')
    for (const { data, state } of transfers.REPEATED) expect(read(transferRow, data).status).toBe(state)
    expect(read(collectAnswer, transfers.COLLECTING.answer.fields).collected).toBe(250_000)
    expect(read(transferStates, transfers.LOOK_UP.processing.fields).transfers).toHaveLength(1)
    expect(read(transferStates, transfers.LOOK_UP.neverMade.fields).transfers).toEqual([])
    expect(read(transferRow, transfers.DEPOSIT.answer.fields)).toMatchObject({ payType: 1, venue: null })
  })

  it('are asked for as documented', () => {
    const { fields } = transfers.TRANSFER_CALL.request
    expect(read(transferKind, fields)).toEqual({ direction: 'IN', venueCode: 'CP' })
    expect(read(transferRequest, fields)).toMatchObject({ currency: 'RMB', amount: 50_000 })
    expect(read(collectRequest, transfers.COLLECTING.request.fields).currency).toBe('RMB')
    expect(read(transferStateRequest, transfers.LOOK_UP.request.fields).clientTransferIds).toHaveLength(1)
    expect(read(cashierRequest, transfers.WITHDRAWAL.request.fields)).toMatchObject({ amount: 40_000 })
    const paying = transfers.DEPOSIT.request.fields
    for (const { change, code } of transfers.REFUSED_PAYMENTS) {
      expect(decode(cashierRequest, { ...paying, ...change }).ok).toBe(code !== WALLET_CODES.badRequest)
    }
    const { direction, amounts } = transfers.FREE
    for (const amount of amounts) {
      expect(read(transferKind, { ...fields, direction }).direction).toBe('OUT')
      expect(decode(transferRequest, { ...fields, amount }).ok).toBe(true)
    }
  })

  it('with an amount that is none, or a direction that is none, are not read', () => {
    for (const { request, named } of transfers.REFUSED) {
      const kindBad = !decode(transferKind, request).ok
      if (kindBad) expect(named).toContain('9032')
      const bad = !decode(transferRequest, request).ok
      if (bad) expect(named).toContain('9033')
    }
    const amounts = transfers.REFUSED.filter(({ named }) => named.includes('9033'))
    expect(amounts.filter(({ request }) => !decode(transferRequest, request).ok)).toHaveLength(4)
  })
})

describe('the statement', () => {
  it('is read with each kind, in both currencies', () => {
    for (const { fields } of statements.EACH_KIND) {
      const told = read(statement, fields)
      expect(told.records).toMatchObject({ dropped: 0 })
      expect(told.records.items.filter(({ type }) => type === 'unknown')).toEqual([])
    }
    expect(read(statement, statements.PAGE.answer.fields)).toMatchObject({ in: 332_000, out: 145_000 })
    expect(decode(statementRequest, statements.STATEMENT_BODY.fields).ok).toBe(true)
  })

  it('keeps a kind that nobody knows, and tells how far transfers are', () => {
    const { items } = read(statement, statements.OTHERS.fields).records
    expect(items.map(({ type, status }) => [type, status])).toEqual([
      ['TRANSFER', 'processing'],
      ['TRANSFER', 'failed'],
      ['TRANSFER', 'done'],
      ['unknown', 'done'],
      ['GIFT', 'done'],
    ])
  })
})
