import { type ComponentType, lazy, useState } from 'react'
import { addLateTexts } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Thrown when a screen's code could not be loaded. */
export class ScreenLoadError extends Error {
  /** Discards the failed import, so that the next render retries it. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('the code of a screen could not be fetched', { cause })
    this.forget = forget
  }
}

/** The texts of the default language that only such screens need. */
const loadTexts = async () => (await import('../i18n/texts/cmn/late.ts')).lateTexts

/**
 * A screen in a chunk of its own, with the texts that only such screens need. A failed load throws a
 * `ScreenLoadError` and can be retried; `React.lazy` alone caches the failure for ever.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const make = () =>
    lazy(async () => {
      try {
        const [Screen, texts] = await Promise.all([load(), loadTexts()])
        return {
          default: function WithTexts() {
            const { i18n } = useTranslation()
            useState(() => {
              addLateTexts(i18n, texts)
            })
            return <Screen />
          },
        }
      } catch (error) {
        // Not reset here: React renders once more before it gives up, which would start the import again and
        // never end.
        throw new ScreenLoadError(error, () => {
          current = make()
        })
      }
    })
  let current = make()
  return function LazyScreen() {
    const Screen = current
    return <Screen />
  }
}
