import { expect, it } from 'vitest'
import { botRoomConfig } from '../../../platform/room/botRoomConfig.ts'
import { whyNotSpeak } from '../../../platform/room/chat/chatRules.ts'
import { ensureDemoMember, ensureDemoMembers } from '../../../platform/store/demoMembers.ts'
import { NOON, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

describeOnDatabases('accounts', ({ store, otherProcess }) => {
  const newMember = (name: string) => ({
    name,
    password: 'pässword',
    siteId: '1001',
    language: 'CMN',
    at: NOON,
  })

  it('takes a name once, whatever its case, also when two processes try', async () => {
    const attempts = await Promise.all([
      store().accounts.createMember(newMember('Ünal')),
      otherProcess().accounts.createMember(newMember('üNAL')),
    ])
    expect(attempts.map((attempt) => attempt.status).toSorted()).toEqual(['created', 'nameTaken'])
  })

  it('tells a right password from a wrong one and an unknown name', async () => {
    const { accounts } = store()
    await accounts.createMember(newMember('password-owner'))
    await expect(accounts.verifyPassword('Password-Owner', 'pässword')).resolves.toMatchObject({
      outcome: 'ok',
      member: { name: 'password-owner', oddsLevel: 1, siteId: '1001', language: 'CMN' },
    })
    await expect(accounts.verifyPassword('password-owner', 'passwort')).resolves.toEqual({
      outcome: 'wrongPassword',
    })
    await expect(accounts.verifyPassword('nobody', '')).resolves.toEqual({ outcome: 'wrongPassword' })
  })

  it('accepts the same characters composed in another way', async () => {
    const { accounts } = store()
    await accounts.createMember(newMember('composer'))
    const check = await accounts.verifyPassword('composer', 'pässword'.normalize('NFD'))
    expect(check.outcome).toBe('ok')
  })

  it('says that a member is blocked only to who knows the password', async () => {
    const { accounts } = store()
    const creation = await accounts.createMember(newMember('barred'))
    if (creation.status !== 'created') throw new Error('not created')
    await accounts.changeStatus(creation.member.id, 'blocked')
    await expect(accounts.verifyPassword('barred', 'pässword')).resolves.toMatchObject({ outcome: 'blocked' })
    await expect(accounts.verifyPassword('barred', 'x')).resolves.toEqual({ outcome: 'wrongPassword' })
  })

  it('never gives the password hash away', async () => {
    const member = await store().accounts.member(await someMember(store()))
    expect(JSON.stringify(member)).not.toContain('scrypt')
  })

  it('changes named preferences and keeps the others', async () => {
    const { accounts } = store()
    const id = await someMember(store())
    await accounts.changePreference(id, { oddsFormat: 'hk', theme: 'dark' })
    await accounts.changePreference(id, { theme: 'light', quickStakes: [10, 50] })
    await accounts.changeLanguage(id, 'ENGLISH')
    await expect(accounts.member(id)).resolves.toMatchObject({
      language: 'ENGLISH',
      preferences: { oddsFormat: 'hk', theme: 'light', quickStakes: [10, 50] },
    })
    await expect(accounts.changePreference(1, {})).resolves.toBeNull()
  })

  it('grants the demo member once, also when two processes start', async () => {
    const [member] = await Promise.all([
      ensureDemoMember(store(), '1001', NOON),
      ensureDemoMember(otherProcess(), '1001', NOON),
    ])
    await ensureDemoMember(store(), '1001', NOON + 1)
    const balances = await store().ledger.balances(member.id)
    expect(Object.fromEntries(balances)).toEqual({ RMB: 10_000_00, USDT: 1_000_00 })
    await expect(store().ledger.balance(member.id, 'RMB', 'bonus')).resolves.toBe(38_200)
    const check = await store().accounts.verifyPassword('demo', 'demo1234')
    expect(check).toMatchObject({ outcome: 'ok', member: { id: member.id } })
  })

  it('makes demo members for each side of a room: one who moderates, one whose deposit is too low', async () => {
    const demo = await ensureDemoMembers(store(), '1001', NOON)
    const openedRoom = { ...(await store().rooms.open('bots', botRoomConfig('bots'))) }
    const at = { now: NOON, real: NOON }
    const refusals = new Map<string, string | undefined>()
    for (const { id, name } of demo) {
      const seen = await store().rooms.member('bots', id)
      const deposits = await store().rooms.within('bots', (room) => room.deposits([id]))
      if (seen === null) throw new Error(`${name} is missing`)
      refusals.set(name, whyNotSpeak(openedRoom, seen, deposits.get(id), at)?.code)
    }
    expect(Object.fromEntries(refusals)).toEqual({
      demo: undefined,
      vip: undefined,
      moderator: undefined,
      newcomer: 'depositLow',
      seamless: undefined,
    })
    expect(await store().accounts.memberNamed('moderator')).toMatchObject({ admin: true })
    expect(await store().accounts.memberNamed('vip')).toMatchObject({ admin: false, level: 10 })
  })

  it('keeps the first value of a setting that several processes offer', async () => {
    const [one, other] = await Promise.all([
      store().settings.ensure('world.seed', { seed: 'a' }),
      otherProcess().settings.ensure('world.seed', { seed: 'b' }),
    ])
    expect(one).toEqual(other)
    await expect(store().settings.get('world.seed')).resolves.toEqual(one)
  })

  it.each([
    ['a number as text', '42'],
    ['a list', [1, 'x', null]],
    ['false', false],
  ])('gives a setting back as it was: %s', async (name, value) => {
    await store().settings.set(name, 'before')
    await store().settings.set(name, value)
    await expect(store().settings.get(name)).resolves.toEqual(value)
  })

  it('does not know a setting that was never made', async () => {
    await expect(store().settings.get('never')).resolves.toBeUndefined()
  })

  it('appends analytics of unknown members too', async () => {
    const event = { at: NOON, event: 'sport_h5_fetch_fail', body: { url: '/x', params: ['1'] } }
    await store().analytics.append([])
    await expect(
      store().analytics.append([
        { ...event, memberId: null },
        { ...event, memberId: 12 },
      ]),
    ).resolves.toBeUndefined()
  })

  it('answers a ping', async () => {
    await expect(store().ping()).resolves.toBeUndefined()
  })
})
