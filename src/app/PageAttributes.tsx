import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStreamEffect } from '../bindings/useStreamEffect.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { setLanguage } from '../i18n/i18n.ts'

/** Page colours of the themes (specification, platform part, 9). */
const THEME_COLOURS: Readonly<Record<Settings['theme'], string>> = { dark: '#1e2029', light: '#ffffff' }

/** Writes the settings on the page, where the tokens read them, and loads the language. */
export function PageAttributes() {
  const { settings } = useStreams()
  const { i18n } = useTranslation()
  const language = useStreamPart(settings.settings$, (chosen) => chosen.language)
  useStreamEffect(settings.settings$, wear)
  useEffect(() => {
    // Without its texts the language stays what it was; choosing it again tries again.
    setLanguage(i18n, language).catch(() => undefined)
  }, [i18n, language])
  useLayoutEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])
  return null
}

function wear({ theme, fontSize, trend }: Settings): void {
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  dataset['font'] = fontSize
  dataset['trend'] = trend
  tellThemeColour(THEME_COLOURS[theme])
}

/** The member's choice goes before the system's, so the tags lose their conditions. */
function tellThemeColour(colour: string): void {
  for (const tag of document.querySelectorAll('meta[name="theme-color"]')) {
    tag.removeAttribute('media')
    tag.setAttribute('content', colour)
  }
}
