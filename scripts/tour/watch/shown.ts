import type { Page } from '@playwright/test'

/** What a room shows of its match. */
export interface Shown {
  /** The match and the score of the strip; `null` without one, as on a phone on its side. */
  readonly strip: { readonly matchId: string; readonly score: string } | null
  /** The score over the picture. */
  readonly picture: string | null
  /** The position of the video, s; `null` without one. */
  readonly position: number | null
}

/** A match that has not started has no score. */
const SCORE = /^\d+ - \d+$/

export async function shownIn(page: Page): Promise<Shown> {
  const { href, strip, picture, position } = await page.evaluate(() => {
    const link = document.querySelector('section a[href*="/app/match/"]')
    return {
      href: link?.getAttribute('href') ?? null,
      strip: link?.closest('section')?.querySelector('b')?.textContent ?? '',
      picture: document.querySelector('[role="img"] > b')?.textContent ?? '',
      position: document.querySelector('video')?.currentTime ?? null,
    }
  })
  const matchId = href?.split('/').at(-1)
  return {
    strip: matchId !== undefined && SCORE.test(strip) ? { matchId, score: strip } : null,
    picture: SCORE.test(picture) ? picture : null,
    position,
  }
}
