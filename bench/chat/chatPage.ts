import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { ROOM_NAMESPACE, ROOM_PATH } from '../../streams/wire/room/constants.ts'
import { BENCH_PATH, type BenchPlatform } from '../platform/benchPlatform.ts'
import { pause } from '../traffic/traffic.ts'
import { SPEAKERS, speakerAt } from './speakers.ts'
import { createTalk } from './talk.ts'

/** Faster than a person can read, so that a gap line appears. */
const TOO_FAST = { perSecond: 100, ms: 1500 } as const
const SETTLE_MS = 1000
/** A text above the readable rate is omitted, so a round may have to be repeated. */
const LOOK_TRIES = 10

interface Look {
  readonly marked: readonly (string | null)[]
  readonly gap: string | null
}

/**
 * Copies the room as the product has rendered it into a bench page whose chat is hand-written. The markup of
 * each kind of line is taken from the rendered page. Returns the page's URL; the room id is appended after
 * `#`.
 */
export async function serveChatPage(page: Page, platform: BenchPlatform, room: string): Promise<string> {
  const talk = createTalk(platform, room, SPEAKERS.length)
  await talk.run(TOO_FAST)
  await pause(SETTLE_MS)
  const lines: Record<string, string> = {}
  let gap: string | null = null
  for (let left = LOOK_TRIES; left > 0; left -= 1) {
    const { from, to } = await talk.round()
    await pause(SETTLE_MS)
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    const look = await page.evaluate<Look>(`benchTalk.look(${JSON.stringify(numbers)})`)
    gap ??= look.gap
    look.marked.forEach((html, index) => {
      if (html !== null) lines[speakerAt(from + index).id] = html
    })
    if (gap !== null && SPEAKERS.every(({ id }) => id in lines)) break
  }
  if (gap === null || SPEAKERS.some(({ id }) => !(id in lines))) {
    throw new Error('the room never showed what was said in it')
  }
  await page.evaluate('benchTalk.clear()')
  const html = await page.evaluate<string>('benchCells.still()')
  const { origin, token } = await platform.roomKey()
  const config = {
    socket: origin.replace(/^http/, 'ws'),
    path: ROOM_PATH,
    namespace: ROOM_NAMESPACE,
    token,
    siteId: '1001',
    lines,
    gap,
  }
  const data = JSON.stringify(config).replaceAll('<', '\\u003c')
  const script =
    `<script type="application/json" id="talk">${data}</script>` +
    `<script type="module" src="${BENCH_PATH}chat.js"></script></body>`
  platform.show('chat.html', {
    type: 'text/html; charset=utf-8',
    body: html.replace('</body>', () => script),
  })
  platform.show('chat.js', {
    type: 'text/javascript; charset=utf-8',
    body: await readFile(new URL('../vanilla/chat.js', import.meta.url), 'utf8'),
  })
  return `${platform.origin}${BENCH_PATH}chat.html`
}
