import type { Currency } from '../../streams/domain/money.ts'
import type { Member } from './accounts.ts'
import type { Store } from './store.ts'

/** The member that a first start prints. */
export const DEMO_MEMBER = { name: 'demo', password: 'demo1234' } as const
/** High enough that rooms welcome it in their banner. */
const DEMO_LEVEL = 6

const GRANTS: readonly (readonly [Currency, number])[] = [
  ['RMB', 10_000_00],
  ['USDT', 1_000_00],
]

/**
 * The demo member, made with its grants on the first call. Each grant has one key, so a start that was
 * cut short is completed and a spent balance is never filled up again.
 */
export async function ensureDemoMember(store: Store, siteId: string, at: number): Promise<Member> {
  const member = (await store.accounts.memberNamed(DEMO_MEMBER.name)) ?? (await makeMember(store, siteId, at))
  for (const [currency, amount] of GRANTS) {
    await store.ledger.transfer({
      key: `grant:${member.id}:${currency}`,
      kind: 'IN',
      reference: `member:${member.id}`,
      at,
      entries: [
        { house: 'house:promotions', currency, amount: -amount },
        { member: member.id, currency, amount },
      ],
    })
  }
  return member
}

async function makeMember(store: Store, siteId: string, at: number): Promise<Member> {
  const creation = await store.accounts.createMember({
    ...DEMO_MEMBER,
    siteId,
    language: 'CMN',
    level: DEMO_LEVEL,
    at,
  })
  // Another process that starts at the same moment may have been first.
  const member =
    creation.status === 'created' ? creation.member : await store.accounts.memberNamed(DEMO_MEMBER.name)
  if (member === null) throw new Error('the demo member was neither made nor found')
  return member
}
