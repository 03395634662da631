import type { Browser } from '@playwright/test'
import type { PicturePlatform } from '../pictures/platform.ts'
import { createAlbum } from './album.ts'
import { openPhone, signIn, type Look } from './phone.ts'
import { backSteps } from './walk/backSteps.ts'
import { outages } from './walk/outages.ts'
import { places } from './walk/places.ts'
import { rotation } from './walk/rotation.ts'

/** Back, kept places, rotation, and the screens without a network or without the platform. */
export async function walk(
  browser: Browser,
  platform: PicturePlatform,
  folder: string,
  look: Look,
): Promise<void> {
  const album = createAlbum(folder)
  const phone = await openPhone(browser, platform.base, look, album)
  await signIn(phone)
  await backSteps(phone)
  await places(phone)
  await rotation(phone)
  await outages(phone, platform)
  await phone.context.close()
  process.stdout.write(`${album.close()}\n`)
}
