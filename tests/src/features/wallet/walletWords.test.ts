import type { TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { movedWords } from '../../../../src/features/wallet/walletWords.ts'
import { createI18n } from '../../../support/i18n.ts'

let t: TFunction
beforeAll(async () => {
  ;({ t } = await createI18n('CMN'))
})

it.each([
  ['BET', 'main', -400, 'RMB', '-4.00'],
  ['WIN', 'main', 390, 'RMB', '+3.90'],
  ['WIN', 'lottery', 390, 'USDT', '+3.90 USDT'],
  ['GIFT', 'bonus', -1200, 'RMB', '-1,200 金币'],
  // Between own wallets nothing is gained or lost, and the line says from where to where.
  ['TRANSFER', 'lottery', -38_000, 'RMB', '380.00'],
  ['TRANSFER', 'main', -50_000, 'USDT', '500.00 USDT'],
] as const)('%s of the wallet %s over %i %s is shown as %s', (kind, wallet, minor, currency, words) => {
  expect(movedWords(t, { kind, wallet, amount: { minor, currency } })).toBe(words)
})
