import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'

/** What a member reads of the venue. The client has its own texts for the other refusals. */
const MESSAGES: Readonly<Record<string, AllLanguages>> = {
  maintenance: { cmn: '场馆维护中', zho: '場館維護中', english: 'The venue is under maintenance' },
}

/** `msg` of a refusal: its message for members, otherwise its name, which is for developers. */
export function messageOf(name: string, language: TextLanguage): string {
  return MESSAGES[name]?.[language] ?? name
}
