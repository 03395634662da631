import type { AllLanguages } from '../../../../streams/domain/localText.ts'
import type { MatchFields } from '../format.ts'

const LOCALES = { cmn: 'zh-Hans', zho: 'zh-Hant', english: 'en' } as const
const NOWHERE: AllLanguages = { cmn: '国际', zho: '國際', english: 'International' }

type RecordedLeague = NonNullable<MatchFields['league']>
type RecordedTeam = NonNullable<MatchFields['home']>

/** The stream has no league names, so all matches of a country form one league. */
export function exchangeLeague(countryCode: string | null): RecordedLeague {
  const region = countryCode === null ? NOWHERE : countryName(countryCode)
  const name = {
    cmn: `${region.cmn}赛事`,
    zho: `${region.zho}賽事`,
    english: `${region.english} Matches`,
  }
  return { id: leagueId(countryCode), name, level: 1, hot: false, region }
}

/** `ES` is 900519: the alphabetical positions of its letters. */
function leagueId(countryCode: string | null): string {
  const letters = Array.from(countryCode ?? '@@', (letter) => letter.charCodeAt(0) - 64)
  return `90${letters.map((place) => String(place).padStart(2, '0')).join('')}`
}

function countryName(code: string): AllLanguages {
  const nameIn = (locale: string): string =>
    new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  return { cmn: nameIn(LOCALES.cmn), zho: nameIn(LOCALES.zho), english: nameIn(LOCALES.english) }
}

const SIDES = {
  home: { cmn: '主队', zho: '主隊', english: 'Home' },
  away: { cmn: '客队', zho: '客隊', english: 'Away' },
} as const

const KITS = {
  home: { base: '#c8102e', trim: '#ffffff', pattern: 'plain' },
  away: { base: '#0b3d91', trim: '#ffffff', pattern: 'plain' },
} as const

/** The stream has no team names: `主队 777001` is the home side of that event. */
export function exchangeTeam(eventId: string, runnerId: number, side: 'home' | 'away'): RecordedTeam {
  const { cmn, zho, english } = SIDES[side]
  const name = { cmn: `${cmn} ${eventId}`, zho: `${zho} ${eventId}`, english: `${english} ${eventId}` }
  return { id: String(Math.abs(Math.trunc(runnerId))), name, kit: KITS[side] }
}
