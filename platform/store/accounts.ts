import { and, eq, sql } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import type { Database, Queries } from './database.ts'
import type { JsonObject } from './json.ts'
import { nameKey } from './nameKey.ts'
import { hashPassword, passwordMatches, type PasswordCost } from './passwordHash.ts'
import { recoveryCodeHash } from './recoveryCode.ts'
import { members, type MemberStatus, type WalletType } from './schema/accounts.ts'

/** A member, without the password. */
export interface Member {
  readonly id: number
  readonly name: string
  readonly status: MemberStatus
  /** 1 to 7 for A to G. */
  readonly oddsLevel: number
  readonly siteId: string
  readonly language: string
  readonly preferences: JsonObject
  readonly createdAt: number
  /** VIP 0 to 10. */
  readonly level: number
  /** Whether the member is an admin of rooms: withdraws, mutes and closes. */
  readonly admin: boolean
  /** Another person set the password, so the member must choose a new one. */
  readonly changePassword: boolean
  readonly walletType: WalletType
  /** The only currency of the member; `null` when the member has both. */
  readonly onlyCurrency: Currency | null
}

export interface NewMember {
  readonly name: string
  readonly password: string
  readonly siteId: string
  readonly language: string
  readonly oddsLevel?: number
  readonly level?: number
  readonly preferences?: JsonObject
  readonly walletType?: WalletType
  readonly onlyCurrency?: Currency | null
  readonly at: number
}

export type MemberCreation =
  { readonly status: 'created'; readonly member: Member } | { readonly status: 'nameTaken' }

/** `blocked` is returned only when the password is correct. */
export type PasswordCheck =
  | { readonly outcome: 'ok'; readonly member: Member }
  | { readonly outcome: 'blocked'; readonly member: Member }
  | { readonly outcome: 'wrongPassword' }

export interface Accounts {
  /** Names that differ in case alone are the same name. */
  createMember(member: NewMember): Promise<MemberCreation>
  /** Takes the same time for an unknown name as for a wrong password. */
  verifyPassword(name: string, password: string): Promise<PasswordCheck>
  /** @param by whether another person set it, so that the member must choose a new one. */
  setPassword(id: number, password: string, by: Pick<Member, 'changePassword'>): Promise<Member | null>
  /** Replaces the previous code. */
  setRecoveryCode(id: number, code: string): Promise<void>
  /** The member with this name, if the code is valid. The code is used up, even by concurrent calls. */
  spendRecoveryCode(name: string, code: string): Promise<Member | null>
  member(id: number): Promise<Member | null>
  /** 1 to 7 for A to G; the lowest for an unknown member. */
  oddsLevel(id: number): Promise<number>
  /** What the member's bets depend on; the lowest odds level and any currency for an unknown member. */
  bettor(id: number): Promise<Pick<Member, 'oddsLevel' | 'onlyCurrency'>>
  memberNamed(name: string): Promise<Member | null>
  /** Sets the given preferences and keeps the others. `null` for an unknown member. */
  changePreference(id: number, changes: JsonObject): Promise<Member | null>
  changeLanguage(id: number, language: string): Promise<Member | null>
  changeStatus(id: number, status: MemberStatus): Promise<Member | null>
  /** At least one field; `createdAt` is included so that tests need not wait for an account to get old. */
  changeProfile(
    id: number,
    changes: Partial<Pick<Member, 'level' | 'oddsLevel' | 'admin' | 'createdAt' | 'walletType'>>,
  ): Promise<Member | null>
}

const LOWEST_ODDS_LEVEL = 7

export function createAccounts(database: Database, cost: PasswordCost): Accounts {
  const { queries } = database
  let decoy: Promise<string> | null = null

  const rowNamed = async (name: string) => {
    const [row] = await queries
      .select()
      .from(members)
      .where(eq(members.nameKey, nameKey(name)))
    return row ?? null
  }
  const change = async (id: number, values: Partial<Omit<MemberRow, 'id'>>) => {
    const [row] = await queries.update(members).set(values).where(eq(members.id, id)).returning()
    return row ? toMember(row) : null
  }

  return {
    async createMember({ name, password, oddsLevel = 1, level = 0, preferences = {}, at, ...rest }) {
      const passwordHash = await hashPassword(password, cost)
      const [row] = await queries
        .insert(members)
        .values({
          ...rest,
          name: name.trim(),
          nameKey: nameKey(name),
          passwordHash,
          status: 'active',
          oddsLevel,
          level,
          preferences,
          createdAt: at,
        })
        .onConflictDoNothing({ target: members.nameKey })
        .returning()
      return row ? { status: 'created', member: toMember(row) } : { status: 'nameTaken' }
    },
    async verifyPassword(name, password) {
      const row = await rowNamed(name)
      const hash = row?.passwordHash ?? (await (decoy ??= hashPassword('', cost)))
      const matches = await passwordMatches(password, hash)
      if (row === null || !matches) return { outcome: 'wrongPassword' }
      return { outcome: row.status === 'blocked' ? 'blocked' : 'ok', member: toMember(row) }
    },
    async setPassword(id, password, { changePassword }) {
      return change(id, { passwordHash: await hashPassword(password, cost), changePassword })
    },
    async setRecoveryCode(id, code) {
      await change(id, { recoveryHash: recoveryCodeHash(code) })
    },
    async spendRecoveryCode(name, code) {
      const [row] = await queries
        .update(members)
        .set({ recoveryHash: null })
        .where(and(eq(members.nameKey, nameKey(name)), eq(members.recoveryHash, recoveryCodeHash(code))))
        .returning()
      return row ? toMember(row) : null
    },
    async member(id) {
      const [row] = await queries.select().from(members).where(eq(members.id, id))
      return row ? toMember(row) : null
    },
    oddsLevel: async (id) => (await readBettor(queries, id)).oddsLevel,
    bettor: (id) => readBettor(queries, id),
    async memberNamed(name) {
      const row = await rowNamed(name)
      return row ? toMember(row) : null
    },
    async changePreference(id, changes) {
      const merged = sql<JsonObject>`${members.preferences} || ${JSON.stringify(changes)}::jsonb`
      const [row] = await queries
        .update(members)
        .set({ preferences: merged })
        .where(eq(members.id, id))
        .returning()
      return row ? toMember(row) : null
    },
    changeLanguage: (id, language) => change(id, { language }),
    changeStatus: (id, status) => change(id, { status }),
    changeProfile: (id, changes) => change(id, changes),
  }
}

async function readBettor(queries: Queries, id: number): Promise<Pick<Member, 'oddsLevel' | 'onlyCurrency'>> {
  const { oddsLevel, onlyCurrency } = members
  const [row] = await queries.select({ oddsLevel, onlyCurrency }).from(members).where(eq(members.id, id))
  return row ?? { oddsLevel: LOWEST_ODDS_LEVEL, onlyCurrency: null }
}

type MemberRow = typeof members.$inferSelect

function toMember({ nameKey: _, passwordHash: __, recoveryHash: ___, ...member }: MemberRow): Member {
  return member
}
