import { pictured } from './inView.ts'
import type { Tour } from './tour.ts'

/** What a person sees before signing in, besides the login. */
export async function entry({ page, shoot }: Tour): Promise<void> {
  for (const [address, screen] of [
    ['/entry/register', 'register'],
    ['/entry/recover', 'recover'],
    ['/entry/help', 'help'],
  ] as const) {
    await page.goto(address)
    await pictured(page)
    await shoot(screen)
  }
}
