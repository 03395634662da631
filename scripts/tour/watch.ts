import type { Browser } from '@playwright/test'
import { createAlbum } from './album.ts'
import { openPhone, signIn, type Look, type Phone } from './phone.ts'
import { line, say } from './room/sides.ts'
import { recentScores, type RecentScores } from './watch/scores.ts'
import { type Shown, shownIn } from './watch/shown.ts'
import { createTally, type Tally } from './watch/tally.ts'

const STAY_MS = 60_000
const LOOK_MS = 2000
/** Two phones and the platform share one machine. */
const PATIENCE_MS = 30_000
/** A change of the world is polled here and by the client, and pushed to it. */
const STRIP_BEHIND_MS = 9000
/** The picture is behind by its delay, and by what it still shows of the former match of its room. */
const PICTURE_BEHIND_MS = 45_000
const HEARD_MS = 10_000
const ON_ITS_SIDE = { width: 844, height: 390 }

interface Visit {
  readonly upright: Phone
  readonly side: Phone
  readonly scores: RecentScores
  readonly tally: Tally
}

/**
 * Two members go from room to room together, one of them with the phone on its side, and what they see is compared
 * with the world: the score of the strip and over the picture, whether the picture moves, and whether what one says
 * reaches the other. The platform's ledger is audited at the end.
 */
export async function watch(
  browser: Browser,
  base: string,
  folder: string,
  [first, second]: readonly [upright: Look, side: Look],
  minutes: number,
): Promise<void> {
  const until = Date.now() + minutes * 60_000
  const album = createAlbum(folder)
  const number = String(Date.now() % 1e6)
  const upright = await openPhone(browser, base, first, album, `upright_${number}`)
  const side = await openPhone(browser, base, second, album, `side_${number}`)
  for (const phone of [upright, side]) {
    phone.page.setDefaultTimeout(PATIENCE_MS)
    await phone.page.emulateMedia({ reducedMotion: 'no-preference' })
    await signIn(phone)
  }
  await side.page.setViewportSize(ON_ITS_SIDE)
  const scores = recentScores(upright.control)
  const tally = createTally((wrong) => {
    album.note(wrong)
  })
  const addresses = await addressesOf(upright)
  for (let at = 0; Date.now() < until; at += 1) {
    const address = addresses[at % addresses.length] ?? ''
    await album.step(address, async () => {
      await stay(address, { upright, side, scores, tally })
      await album.shootAll({ upright: upright.page, side: side.page }, address.split('/').at(-1) ?? '')
    })
  }
  await scores.stop()
  for (const counted of tally.lines()) album.note(counted)
  album.note(`ledger: ${JSON.stringify(await upright.control.ledger())}`)
  for (const phone of [upright, side]) await phone.context.close()
  process.stdout.write(`${album.close()}\n`)
}

async function addressesOf({ page }: Phone): Promise<readonly string[]> {
  await page.goto('/app/live')
  const links = page.locator('a[href^="/app/live/"]')
  await links.first().waitFor()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

async function stay(address: string, visit: Visit): Promise<void> {
  const { upright, side } = visit
  for (const { page } of [upright, side]) {
    await page.goto(address)
    await page.locator('#room-draft').waitFor()
  }
  await hear(address, visit)
  /** The matches that the room has had during the stay: the picture shows the end of one after the strip has the next. */
  const matchIds = new Set<string>()
  let before: readonly Shown[] = []
  for (const until = Date.now() + STAY_MS; Date.now() < until;) {
    await upright.page.waitForTimeout(LOOK_MS)
    const shown = [await shownIn(upright.page), await shownIn(side.page)] as const
    await compare(address, shown, matchIds, visit)
    shown.forEach(({ position }, index) => {
      const earlier = before[index]?.position ?? null
      if (earlier === null) return
      visit.tally.count(
        'the picture moves',
        position !== earlier,
        () => `${address} at ${String(position)} s`,
      )
    })
    before = shown
  }
}

async function compare(
  address: string,
  shown: readonly [upright: Shown, side: Shown],
  matchIds: Set<string>,
  { scores, tally }: Visit,
): Promise<void> {
  const [{ strip }] = shown
  if (strip !== null) {
    const { matchId, score } = strip
    matchIds.add(matchId)
    const isRight = await scores.had(matchId, score, STRIP_BEHIND_MS)
    tally.count('score of the strip', isRight, () => `${address}, ${matchId}: ${score}`)
  }
  for (const [index, { picture }] of shown.entries()) {
    if (picture === null || matchIds.size === 0) continue
    const had = [...matchIds].map((id) => scores.had(id, picture, PICTURE_BEHIND_MS))
    const isRight = (await Promise.all(had)).includes(true)
    const where = index === 0 ? 'upright' : 'on the side'
    tally.count(`score over the picture, ${where}`, isRight, () => `${address}: ${picture}`)
  }
}

async function hear(address: string, { upright, side, tally }: Visit): Promise<void> {
  const text = `Hello at ${String(Date.now() % 1e6)}`
  await say(upright, text)
  const isHeard = await line(side, text)
    .waitFor({ timeout: HEARD_MS })
    .then(
      () => true,
      () => false,
    )
  tally.count('heard by the other', isHeard, () => address)
}
