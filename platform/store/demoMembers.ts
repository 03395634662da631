import type { Currency } from '../../streams/domain/money.ts'
import type { Member, NewMember } from './accounts.ts'
import { grantMember } from './grants.ts'
import type { WalletType } from './schema/accounts.ts'
import type { Store } from './store.ts'

export interface DemoMember extends Pick<NewMember, 'name' | 'password'> {
  /** What the member demonstrates. */
  readonly shows: string
  /** VIP 0 to 10. Above 4 rooms show an entrance by itself. */
  readonly level: number
  readonly moderator: boolean
  readonly walletType?: WalletType
  /** Minor units. */
  readonly grants: Readonly<Record<Currency, number>>
}

/** The default demo member, where only one is needed. */
export const DEMO_MEMBER: DemoMember = {
  name: 'demo',
  password: 'demo1234',
  shows: 'bets, chats, gives gifts',
  level: 6,
  moderator: false,
  grants: { RMB: 10_000_00, USDT: 1_000_00 },
}

/** Each has these, for gifts. */
const GOLD_COINS = 38_200

/** The members that a start with `DEMO_MEMBERS` creates and prints. Their passwords are published. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  DEMO_MEMBER,
  {
    name: 'vip',
    password: 'demo1234',
    shows: 'the highest level: a banner on entering a room, the most expensive gifts',
    level: 10,
    moderator: false,
    grants: { RMB: 500_000_00, USDT: 50_000_00 },
  },
  {
    name: 'moderator',
    password: 'demo1234',
    shows: 'mutes, withdraws and sets the rules in any live room',
    level: 3,
    moderator: true,
    grants: { RMB: 10_000_00, USDT: 1_000_00 },
  },
  {
    name: 'newcomer',
    password: 'demo1234',
    shows: 'may not chat yet: the deposit is below what the rooms ask',
    level: 0,
    moderator: false,
    grants: { RMB: 100_00, USDT: 0 },
  },
  {
    name: 'seamless',
    password: 'demo1234',
    shows: 'one wallet for everything: casino and lottery are paid from the centre, without transfers',
    level: 4,
    moderator: false,
    walletType: 'seamless',
    grants: { RMB: 10_000_00, USDT: 1_000_00 },
  },
]

/** Creates the missing ones. @returns all of them, in the order of `DEMO_MEMBERS`. */
export async function ensureDemoMembers(
  store: Store,
  siteId: string,
  at: number,
): Promise<readonly (DemoMember & Pick<Member, 'id'>)[]> {
  const made = []
  for (const demo of DEMO_MEMBERS) {
    const { id } = await ensureDemoMember(store, siteId, at, demo)
    made.push({ ...demo, id })
  }
  return made
}

/**
 * A demo member, created with its grants on the first call. Each grant has one idempotency key, so an
 * interrupted start is completed and a spent balance is not refilled.
 */
export async function ensureDemoMember(
  store: Store,
  siteId: string,
  at: number,
  demo: DemoMember = DEMO_MEMBER,
): Promise<Member> {
  const known = await store.accounts.memberNamed(demo.name)
  const member = known ?? (await makeMember(store, siteId, at, demo))
  await grantMember(store, { memberId: member.id, amounts: demo.grants, coins: GOLD_COINS, at })
  return member
}

async function makeMember(store: Store, siteId: string, at: number, demo: DemoMember): Promise<Member> {
  const { name, password, level, moderator, walletType = 'transfer' } = demo
  const creation = await store.accounts.createMember({
    name,
    password,
    siteId,
    language: 'CMN',
    level,
    walletType,
    at,
  })
  // Another process that starts at the same time may have created it.
  const member = creation.status === 'created' ? creation.member : await store.accounts.memberNamed(name)
  if (member === null) throw new Error(`the demo member ${name} was neither made nor found`)
  if (!moderator || member.admin) return member
  return (await store.accounts.changeProfile(member.id, { admin: true })) ?? member
}
