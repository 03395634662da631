import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { SPORT_NAMES } from './sportNames.ts'

/** Virtual sports as they are called where they are offered. */
const NAMES: Readonly<Partial<Record<Sport, AllLanguages>>> = {
  virtualFootball: { cmn: 'VR足球', zho: 'VR足球', english: 'VR Football' },
  virtualBasketball: { cmn: 'VR篮球', zho: 'VR籃球', english: 'VR Basketball' },
  virtualHorse: { cmn: 'VR赛马', zho: 'VR賽馬', english: 'VR Horses' },
  virtualGreyhounds: { cmn: 'VR赛狗', zho: 'VR賽狗', english: 'VR Greyhounds' },
  virtualSpeedway: { cmn: 'VR泥地赛车', zho: 'VR泥地賽車', english: 'VR Speedway' },
  virtualMotorbike: { cmn: 'VR摩托车', zho: 'VR摩托車', english: 'VR Motorbikes' },
}

export function virtualSportName(sport: Sport, language: TextLanguage): string {
  return (NAMES[sport] ?? SPORT_NAMES[sport])[language]
}
