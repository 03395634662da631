import { type TextLanguage, textIn } from '../../streams/domain/localText.ts'
import { legNames } from '../names/selectionNames.ts'
import { positionText } from '../play/allRecords/positionText.ts'
import type { StatementEntry } from '../store/statement.ts'
import { DEMO_PAY_TYPES } from './payTypes.ts'
import type { WalletDeps } from './walletDeps.ts'

const GIFT_PREFIX = 'gift:'
const BAG_PREFIX = 'bag:'

/** What an entry is about, in words; empty where its type says all. */
export type TextOf = (entry: Pick<StatementEntry, 'reference' | 'transfer'>) => string

/** The texts of a page, read together. */
export async function movementTexts(
  { store, giftNames }: Pick<WalletDeps, 'store' | 'giftNames'>,
  entries: readonly StatementEntry[],
  language: TextLanguage,
): Promise<TextOf> {
  const named = (prefix: string) => [
    ...new Set(entries.map(({ reference }) => reference).filter((each) => each.startsWith(prefix))),
  ]
  const orders = await store.orders.numbered(named('TL'))
  const positions = await store.positions.numbered(named('TP'))
  const gifts = await store.rooms.gifts(named(GIFT_PREFIX).map((each) => each.slice(GIFT_PREFIX.length)))
  const texts = new Map<string, string>([
    ...orders.map(
      ({ orderNo, legs }) => [orderNo, legs.map((leg) => legNames(leg, language).full).join(', ')] as const,
    ),
    ...positions.map((position) => [position.positionNo, positionText(position, language)] as const),
    ...gifts.map(({ messageId, giftId, count }) => {
      const names = giftNames.get(giftId)
      const name = names === undefined ? giftId : textIn(names, language)
      return [`${GIFT_PREFIX}${messageId}`, count === 1 ? name : `${name} × ${count}`] as const
    }),
  ])
  return ({ reference, transfer }) => {
    const way = DEMO_PAY_TYPES.find(({ payType }) => payType === transfer?.payType)
    return way?.name[language] ?? texts.get(reference) ?? ''
  }
}

/** The number of the order, position, transfer or message of an entry; empty for a grant. */
export function referenceOf({ reference, transfer }: Pick<StatementEntry, 'reference' | 'transfer'>): string {
  if (transfer !== null) return transfer.transferNo
  if (reference.startsWith('member:')) return ''
  const prefix = [GIFT_PREFIX, BAG_PREFIX].find((each) => reference.startsWith(each)) ?? ''
  return reference.slice(prefix.length)
}
