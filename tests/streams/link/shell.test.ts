import fc from 'fast-check'
import { of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createShell } from '../../../streams/link/shell.ts'
import type { NativeShell, PageMessage, ShellPort } from '../../../streams/ports/nativeShell.ts'
import { plainSite } from '../../support/link.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createFixedRandom } from '../../support/ports.ts'
import { eventually } from '../../support/eventually.ts'

interface FakeShell {
  readonly sent: object[]
  says(message: unknown): void
  readonly isClosed: () => boolean
}

const PAGE = {}
const PARENT = {}
const CONNECT = { touchline: 'shell', type: 'connect', versions: [1] }

function createPort() {
  const sent: object[] = []
  let hear: ((event: { readonly data: unknown }) => void) | null = null
  let isClosed = false
  const port: ShellPort = {
    postMessage: (message) => sent.push(message),
    addEventListener: (_, listener) => {
      hear = listener
    },
    start: () => undefined,
    close: () => {
      isClosed = true
    },
  }
  const shell: FakeShell = {
    sent,
    says: (data) => {
      if (!isClosed) hear?.({ data })
    },
    isClosed: () => isClosed,
  }
  return { port, shell }
}

function shellUnderTest(kind: NativeShell['kind'] = 'frame') {
  const messages$ = new Subject<PageMessage>()
  const copy = vi.fn<NativeShell['copy']>(() => Promise.resolve())
  const reported: unknown[] = []
  const scope = createScope((error) => {
    throw error
  })
  const shell = createShell(scope, {
    port: { kind, self: PAGE, parent: PARENT, messages$, copy },
    config: { ready$: of({ ...plainSite, frames: ['https://portal.test'] }) },
    origin: 'https://play.test',
    faults: { report: (_, error) => reported.push(error) },
    random: createFixedRandom(),
  })
  const connect = (message: Partial<PageMessage> = {}): FakeShell => {
    const made = createPort()
    messages$.next({
      data: CONNECT,
      origin: 'https://portal.test',
      source: PARENT,
      ports: [made.port],
      ...message,
    })
    return made.shell
  }
  return { shell, connect, reported, copy, scope, messages$ }
}

const done = (id: string, ok: boolean) => ({ version: 1, type: 'done', id, ok })
const FIRST = '0000000000000001'

describe('the shell', () => {
  it.each([
    ['the page’s own origin', { origin: 'https://play.test' }],
    ['an origin of the configuration', {}],
    ['several versions', { data: { ...CONNECT, versions: [2, 1] } }],
  ])('is the parent page, with %s', (_, message) => {
    const { shell, connect, scope, messages$ } = shellUnderTest()
    const { isClosed } = connect(message)
    expect(shell.connected$.value).toBe(true)
    scope.end()
    expect([isClosed(), messages$.observed]).toEqual([true, false])
  })

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', { origin: '', source: null }],
    ['another window', { source: {} }],
    ['its own window', { source: PAGE }],
    ['another version', { data: { ...CONNECT, versions: [2] } }],
    ['another message', { data: { type: 'webpackOk' } }],
    ['nothing', { data: null }],
    ['no port', { ports: [] }],
  ])('is not what comes from or with %s', (_, message) => {
    const { shell, connect } = shellUnderTest()
    expect(connect(message).sent).toEqual([])
    expect(shell.connected$.value).toBe(false)
  })

  it('is an app around a web view by its messages without a window and an origin alone', () => {
    const { shell, connect } = shellUnderTest('app')
    connect()
    connect({ source: null })
    connect({ origin: '' })
    expect(shell.connected$.value).toBe(false)
    connect({ origin: '', source: null })
    expect(shell.connected$.value).toBe(true)
  })

  it('is nothing in a browser', () => {
    const { messages$ } = shellUnderTest(null)
    expect(messages$.observed).toBe(false)
  })

  it('is greeted when it connects, and told the colour of its bar again', () => {
    const { shell, connect } = shellUnderTest()
    expect(shell.connected$.value).toBe(false)
    shell.setStatusBar('#1e2029', true)
    const bar = { version: 1, type: 'statusBar', colour: '#1e2029', dark: true }
    const greeting = [{ version: 1, type: 'connected' }, bar]
    expect(connect().sent).toEqual(greeting)
    expect(shell.connected$.value).toBe(true)
    expect(connect().sent).toEqual(greeting)
  })

  it('is told whether the back key did anything, also while nothing is drawn', () => {
    const { shell, connect } = shellUnderTest()
    const { sent, says } = connect()
    says({ version: 1, type: 'back', id: 'a' })
    const reading = shell.back$.subscribe((press) => {
      press.answer(true)
    })
    says({ version: 1, type: 'back', id: 'b' })
    reading.unsubscribe()
    says({ version: 1, type: 'back', id: 'c' })
    expect(sent.slice(1)).toEqual([done('a', false), done('b', true), done('c', false)])
  })

  it('brings the edges that it covers; a former shell is no longer heard', () => {
    const { shell, connect } = shellUnderTest()
    const former = connect()
    const { says } = connect()
    const area = { top: 44, right: 0, bottom: 34, left: 0 }
    says({ version: 1, type: 'safeArea', ...area })
    former.says({ version: 1, type: 'safeArea', ...area, top: 9 })
    expect(shell.safeArea$.value).toEqual(area)
    expect(former.isClosed()).toBe(true)
  })

  it('shares: the answer to another request is not taken, and none in 3 s is a no', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { shell, connect } = shellUnderTest()
      const { sent, says } = connect()
      const content = { title: 'Slip', url: 'https://play.test/slip/1' }
      expectObservable(shell.share(content)).toBe('20ms (a|)', { a: true })
      scheduler.schedule(() => {
        says(done('other', false))
      }, 10)
      scheduler.schedule(() => {
        says(done(FIRST, true))
      }, 20)
      expectObservable(shell.share(content), '30ms ^').toBe('3030ms (a|)', { a: false })
      flush()
      expect(sent[1]).toEqual({ version: 1, type: 'share', id: FIRST, ...content })
    })
  })

  it('is sent nothing that does not follow the protocol', () => {
    withMarbles(({ expectObservable, flush }) => {
      const { shell, connect, reported } = shellUnderTest()
      const { sent } = connect()
      expectObservable(shell.share({ title: '', url: 'javascript:alert(1)' })).toBe('(a|)', { a: false })
      shell.setStatusBar('red; }', true)
      flush()
      expect(sent).toHaveLength(1)
      expect(reported).toHaveLength(2)
    })
  })

  it('copies; where it does not, the page does, and alone where there is no shell', async () => {
    const { shell, connect, copy } = shellUnderTest()
    const copied: boolean[] = []
    const write = () => shell.copy('abc').subscribe((is) => copied.push(is))
    write()
    await Promise.resolve()
    const { sent, says } = connect()
    write()
    says(done(FIRST, true))
    expect(copy).toHaveBeenCalledTimes(1)
    write()
    says(done('0000000000000002', false))
    copy.mockRejectedValueOnce(new Error('no clipboard'))
    await eventually(() => {
      expect(copied).toEqual([true, true, true])
    })
    expect(sent.slice(1).map((message) => 'type' in message && message.type)).toEqual(['copy', 'copy'])
    expect(copy).toHaveBeenCalledTimes(2)
  })

  it('changes nothing by a message that does not follow the protocol, and never throws', () => {
    const { shell, connect, reported } = shellUnderTest()
    const { sent, says } = connect()
    const presses: unknown[] = []
    shell.back$.subscribe((press) => presses.push(press))
    const near = fc.record(
      {
        version: fc.constantFrom<unknown>(0, 2, '1', null),
        type: fc.constantFrom<unknown>('back', 'safeArea', 'done', 'statusBar', 1),
        id: fc.oneof(fc.string(), fc.integer()),
        top: fc.double(),
        right: fc.double(),
        bottom: fc.double(),
        left: fc.double(),
        ok: fc.anything(),
      },
      { requiredKeys: [] },
    )
    let told = 0
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (message) => {
        told += 1
        says(message)
        expect([shell.safeArea$.value, presses.length, sent.length, reported.length]).toEqual([
          null,
          0,
          1,
          told,
        ])
      }),
    )
  })

  it.each([
    { top: -1 },
    { top: 201 },
    { top: Number.NaN },
    { top: Number.POSITIVE_INFINITY },
    { bottom: '34' },
    { version: 2 },
  ])('covers no impossible edges: %j', (wrong) => {
    const { shell, connect } = shellUnderTest()
    const { says } = connect()
    says({ version: 1, type: 'safeArea', top: 1, right: 1, bottom: 1, left: 1, ...wrong })
    expect(shell.safeArea$.value).toBeNull()
  })
})
