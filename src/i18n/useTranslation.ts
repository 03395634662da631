import { useContext, useSyncExternalStore } from 'react'
import type { i18n as I18n, TFunction } from 'i18next'
import { I18nContext } from 'react-i18next'

/** The texts in the present language. Another object after each change of it, and the same until then. */
export interface Translation {
  readonly t: TFunction
  readonly i18n: I18n
}

interface Source {
  subscribe(listener: () => void): () => void
  snapshot(): Translation
}

const sources = new WeakMap<I18n, Source>()

/**
 * The texts of the nearest `I18nextProvider`. The hook of the same name in react-i18next copies the instance whenever
 * a component is mounted, and unsubscribes and subscribes at each render; here all components share one listener
 * (docs/decisions/0111-one-listener-for-the-language.md).
 */
export function useTranslation(): Translation {
  const { i18n } = useContext(I18nContext)
  const source = sourceOf(i18n)
  return useSyncExternalStore(source.subscribe, source.snapshot)
}

function sourceOf(i18n: I18n): Source {
  const known = sources.get(i18n)
  if (known !== undefined) return known
  const source = createSource(i18n)
  sources.set(i18n, source)
  return source
}

function createSource(i18n: I18n): Source {
  const listeners = new Set<() => void>()
  let current = translationOf(i18n)
  // Never removed: the instance and its source are collected together.
  i18n.on('languageChanged', () => {
    current = translationOf(i18n)
    for (const listener of listeners) listener()
  })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    snapshot: () => current,
  }
}

function translationOf(i18n: I18n): Translation {
  return { t: i18n.getFixedT(i18n.languages), i18n }
}
