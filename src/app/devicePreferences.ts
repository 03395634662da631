import type { Settings } from '../../streams/index.ts'

/** The language and theme of the device, mapped to those that the app supports. */
export function devicePreferences({
  navigator,
  matchMedia,
}: Pick<Window, 'navigator' | 'matchMedia'>): Pick<Settings, 'language' | 'theme'> {
  const theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  return { language: languageOf(navigator.languages), theme }
}

/** The first of the device's languages that is supported; English when none is. */
function languageOf(tags: readonly string[]): Settings['language'] {
  for (const tag of tags) {
    if (/^zh\b.*\b(?:hant|tw|hk|mo)\b/i.test(tag)) return 'ZHO'
    if (/^zh\b/i.test(tag)) return 'CMN'
    if (/^en\b/i.test(tag)) return 'ENGLISH'
  }
  return 'ENGLISH'
}
