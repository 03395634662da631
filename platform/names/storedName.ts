import type { TextLanguage } from '../../streams/domain/localText.ts'
import type { LocalName } from '../store/json.ts'

/** A stored name in a language; simplified Chinese, then any other, where it is missing. */
export function storedName(names: LocalName, language: TextLanguage): string {
  return names[language] ?? names['cmn'] ?? Object.values(names)[0] ?? ''
}
