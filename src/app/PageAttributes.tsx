import { useEffect, useLayoutEffect } from 'react'
import type { MemberStreams, Settings } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStreamEffect } from '../bindings/useStreamEffect.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { setLanguage } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** The `theme-color` of each theme, `--s0` of the tokens. */
const THEME_COLOURS: Readonly<Record<Settings['theme'], string>> = { dark: '#1e2029', light: '#ffffff' }
const PLUM_COLOUR = '#251f2b'

/**
 * Writes the settings to the attributes of `<html>`, which the design tokens select on, and loads the
 * language.
 */
export function PageAttributes() {
  const { settings, member$ } = useStreams()
  const { i18n } = useTranslation()
  const language = useStreamPart(settings.settings$, (chosen) => chosen.language)
  const venueSkin = useStreamPart(member$, skinOfVenue)
  useStreamEffect(settings.settings$, (chosen) => {
    setLook(chosen, venueSkin)
  })
  useLayoutEffect(() => {
    setLook(settings.settings$.value, venueSkin)
  }, [settings, venueSkin])
  useEffect(() => {
    // When the texts cannot be loaded, the old language is kept; choosing the language again retries.
    setLanguage(i18n, language).catch(() => undefined)
  }, [i18n, language])
  useLayoutEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])
  return null
}

function skinOfVenue(member: MemberStreams | null): VenueSkin | null {
  return member?.rules.skin ?? null
}

type VenueSkin = NonNullable<MemberStreams['rules']['skin']>

/** The venue's skin applies if the member has the default one; only the dark theme has colours for it. */
function setLook({ theme, fontSize, skin, trend, layout }: Settings, ofVenue: VenueSkin | null): void {
  const { dataset, style } = document.documentElement
  style.colorScheme = theme
  dataset['theme'] = theme
  dataset['font'] = fontSize
  dataset['skin'] = skin
  dataset['trend'] = trend
  dataset['layout'] = layout
  const venue = skin === 'blue' ? ofVenue : null
  if (venue === null) delete dataset['venue']
  else dataset['venue'] = venue
  const isPlum = skin === 'plum' || venue === 'plum'
  setThemeColour(isPlum && theme === 'dark' ? PLUM_COLOUR : THEME_COLOURS[theme])
}

/** Removes the tags' media conditions, since the member's choice of theme overrides the system's. */
function setThemeColour(colour: string): void {
  for (const tag of document.querySelectorAll('meta[name="theme-color"]')) {
    tag.removeAttribute('media')
    tag.setAttribute('content', colour)
  }
}
