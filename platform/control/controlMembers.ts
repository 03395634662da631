import type { Member } from '../store/accounts.ts'
import { grantMember } from '../store/grants.ts'
import type { Store } from '../store/store.ts'
import { ControlRefusal } from './controlRefusal.ts'
import type { MemberBody } from './controlWire.ts'

/** @throws ControlRefusal when there is no such member. */
export async function memberNamed(store: Store, name: string): Promise<Member> {
  const member = await store.accounts.memberNamed(name)
  if (member === null) throw new ControlRefusal(`there is no member ${name}`)
  return member
}

/**
 * Creates a separate member for a test, so that tests do not share balances.
 *
 * @throws ControlRefusal when the name is taken.
 */
export async function createMember(
  store: Store,
  siteId: number,
  { name, password, RMB = 0, USDT = 0, gold = 0, walletType = 'transfer', onlyCurrency = null }: MemberBody,
  at: number,
): Promise<{ readonly id: number }> {
  const site = String(siteId)
  const asked = { name, password, siteId: site, language: 'CMN', at, walletType, onlyCurrency }
  const creation = await store.accounts.createMember(asked)
  if (creation.status === 'nameTaken') throw new ControlRefusal(`the name ${name} is taken`)
  const { id } = creation.member
  await grantMember(store, { memberId: id, amounts: { RMB, USDT }, coins: gold, at })
  return { id }
}
