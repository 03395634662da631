import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEvent, AuditFacts } from '../../../../platform/audit.ts'
import { createControl } from '../../../../platform/control/client.ts'
import type { Control } from '../../../../platform/control/client.ts'
import { createSiteFilter } from '../../../../platform/room/chat/siteFilter.ts'
import { cleanText } from '../../../../streams/domain/room/chatText.ts'
import { FILTER_WORD_LENGTH } from '../../../../streams/domain/room/room.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { directoryOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarness } from '../roomHarness.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let control: Control
let member: RoomClient
let admin: RoomClient
const audited: { readonly event: AuditEvent; readonly facts: AuditFacts }[] = []
const ROOM = 'words-1'

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({
    store: shared.store,
    rooms: directoryOf(roomEntry(ROOM), roomEntry('words-2')),
    control: true,
    audit: {
      note: (event, facts) => {
        audited.push({ event, facts })
      },
    },
  })
  control = createControl(ORIGIN, async (url, init) => harness.platform.app.fetch(new Request(url, init)))
  const [one, other] = [await harness.member(), await harness.member()]
  await control.setMemberProfile({ member: other.name, admin: true })
  member = await one.connect()
  admin = await other.connect()
  await member.enter(null, ROOM)
  await member.enter(null, 'words-2')
  await admin.enter(null, ROOM)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const block = (word: string, cid: string = randomUUID()) =>
  admin.send({ do: 'blockWord', word, room: ROOM, cid })
const allow = (word: string, cid: string = randomUUID()) =>
  admin.send({ do: 'allowWord', word, room: ROOM, cid })
const say = (text: string, room = ROOM) => member.send({ do: 'text', text, room })
const list = async (client: RoomClient) =>
  client.socket.timeout(5000).emitWithAck('read', { what: 'filterWords', room: ROOM }) as Promise<unknown>

describe('the blocked words of a site', () => {
  it('hold at once in every room, and not any more when they are removed', async () => {
    expect((await say('今天的鸡腿不错')).ok).toBe(true)
    expect((await block('鸡 腿')).ok).toBe(true)
    expect(await say('今天的鸡腿不错')).toMatchObject({ code: 'word' })
    expect(await say('鸡-腿', 'words-2')).toMatchObject({ code: 'word' })
    expect(await list(admin)).toEqual({ ok: true, words: ['鸡 腿'] })
    expect((await allow('鸡腿')).ok).toBe(true)
    expect((await say('今天的鸡腿不错')).ok).toBe(true)
    expect(await list(admin)).toEqual({ ok: true, words: [] })
    expect(audited.filter(({ event }) => event === 'wordBlocked' || event === 'wordAllowed')).toMatchObject([
      { event: 'wordBlocked', facts: { roomId: ROOM } },
      { event: 'wordAllowed', facts: { roomId: ROOM } },
    ])
    // The log has no texts.
    expect(JSON.stringify(audited)).not.toContain('鸡')
  })

  it('may be addresses', async () => {
    expect((await block('my-shop.example')).ok).toBe(true)
    expect(await say('see My Shop . EXAMPLE')).toMatchObject({ code: 'word' })
    expect((await allow('my-shop.example')).ok).toBe(true)
  })

  it('are changed once for each command', async () => {
    const cid = randomUUID()
    expect((await block('重复词', cid)).ok).toBe(true)
    expect((await block('重复词', cid)).ok).toBe(true)
    expect(await block('重复词')).toMatchObject({ ok: false, code: 'listed' })
    const gone = randomUUID()
    expect((await allow('重复词', gone)).ok).toBe(true)
    expect((await allow('重复词', gone)).ok).toBe(true)
    expect(await allow('重复词')).toMatchObject({ ok: false, code: 'notFound' })
    // Once more after it was removed.
    expect((await block('重复词')).ok).toBe(true)
    expect((await allow('重复词')).ok).toBe(true)
  })

  it.each([
    ['nothing', 'empty', ''],
    ['nothing that is seen', 'empty', ' . \u200b'],
    ['one character too many', 'tooLong', '长'.repeat(FILTER_WORD_LENGTH + 1)],
    ['far too many', 'tooLong', 'x'.repeat(5000)],
    ['one letter', 'tooShort', 'a'],
    ['one digit', 'tooShort', '7.'],
    ['a built-in word', 'listed', '加我微信'],
    ['a built-in word in other letters', 'listed', 'T e l e g r a m'],
  ])('do not take %s: %s', async (_, code, word) => {
    expect(await block(word)).toMatchObject({ ok: false, code })
  })

  it('are read and changed by admins only', async () => {
    expect(await list(member)).toMatchObject({ ok: false, code: 'notAdmin' })
    for (const command of ['blockWord', 'allowWord']) {
      expect(await member.send({ do: command, word: '词语', room: ROOM })).toMatchObject({ code: 'notAdmin' })
    }
  })

  it('are changed by the operator too', async () => {
    expect(await control.changeFilterWords({ add: ['甲词', '乙词'] })).toEqual(['乙词', '甲词'])
    expect(await say('一个甲词')).toMatchObject({ code: 'word' })
    expect(await control.changeFilterWords({ remove: ['甲词', '乙词'] })).toEqual([])
    await expect(control.changeFilterWords({ remove: ['甲词'] })).rejects.toThrow('not in the list')
    await expect(control.changeFilterWords({ add: ['加我微信'] })).rejects.toThrow('listed')
  })
})

describe('the filter of a process', () => {
  it('knows within a second what another process has changed, and reads no more often', async () => {
    let [real, reads] = [0, 0]
    let words: readonly string[] = []
    const filter = createSiteFilter({
      store: {
        filterWords: {
          list: () => {
            reads += 1
            return Promise.resolve(words)
          },
        },
      },
      siteId: 1001,
      words: ['设置词'],
      real: () => real,
    })
    expect((await filter.current()).whyBlocked('设置词')).toBe('word')
    words = ['新词']
    real = 999
    expect((await filter.current()).whyBlocked('新词')).toBeNull()
    expect(reads).toBe(1)
    real = 1000
    expect((await filter.current()).whyBlocked('新词')).toBe('word')
    expect(filter.whyBlocked('新词')).toBe('word')
    expect(reads).toBe(2)
  })

  it('reads again after a failure', async () => {
    let works = false
    const filter = createSiteFilter({
      store: {
        filterWords: { list: () => (works ? Promise.resolve(['新词']) : Promise.reject(new Error('down'))) },
      },
      siteId: 1001,
      words: [],
      real: () => 0,
    })
    await expect(filter.current()).rejects.toThrow('down')
    works = true
    expect((await filter.current()).whyBlocked('新词')).toBe('word')
  })

  /** What a member may put into a word to get around the list. */
  const evasions: Readonly<Record<string, (letter: string) => string>> = {
    spaces: (letter) => `${letter} `,
    'full width': (letter) =>
      /[!-~]/u.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
    'combining marks': (letter) => `${letter}\u0336`,
    'invisible characters': (letter) => `${letter}\u200b`,
    capitals: (letter) => letter.toUpperCase(),
    signs: (letter) => `${letter}*`,
    'digits for letters': (letter) =>
      ({ o: '0', i: '1', l: '1', e: '3', a: '4', s: '5', t: '7', b: '8' })[letter] ?? letter,
  }
  const latin = fc.stringMatching(/^[a-z]{3,12}$/u)
  const chinese = fc.stringMatching(/^[一-龥]{2,8}$/u)

  it.each(Object.keys(evasions))('is not got past by %s', async (name) => {
    const evade = evasions[name]
    if (evade === undefined) throw new Error(name)
    await fc.assert(
      fc.asyncProperty(fc.oneof(latin, chinese), fc.infiniteStream(fc.boolean()), async (word, where) => {
        const filter = createSiteFilter({
          store: { filterWords: { list: () => Promise.resolve([word]) } },
          siteId: 1001,
          words: [],
          real: () => 0,
        })
        const changed = Array.from(word, (letter) => (where.next().value === true ? evade(letter) : letter))
        const found = (await filter.current()).whyBlocked(cleanText(`前 ${changed.join('')} 后`))
        expect(found).not.toBeNull()
      }),
    )
  })
})
