import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { SERIES_TYPES } from '../../streams/domain/leagueTag.ts'
import { SPORT_IDS } from '../../streams/domain/vocabulary/sports.ts'
import type { Language } from '../../streams/wire/site/headers.ts'
import { type LeagueTagRow, leagueTagsRequest } from '../../streams/wire/site/leagueTags.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { PLAYED_SPORTS } from '../world/sports.ts'
import { memberCall } from './siteCall.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { success } from './siteReply.ts'

interface Tag extends Pick<LeagueTagRow, 'category' | 'race' | 'leagueId' | 'displayRules'> {
  readonly name: AllLanguages
  /** Parts of names, in each language. */
  readonly keywords: AllLanguages
  /** The name of its pictures in `public/league-tags/`. */
  readonly picture: string
}

/** The strongest leagues of a sport come first in its list. */
const TOP_LEAGUES = 5
const NO_WORDS: AllLanguages = { cmn: '', zho: '', english: '' }

/** In display order. */
const TAGS: readonly Tag[] = [
  {
    name: { cmn: '五大联赛', zho: '五大聯賽', english: 'Top five' },
    category: SERIES_TYPES.league,
    race: SPORT_IDS.football,
    leagueId: PLAYED_SPORTS.football.competitions
      .slice(0, TOP_LEAGUES)
      .map(({ league }) => league.id)
      .join(','),
    keywords: NO_WORDS,
    displayRules: '',
    picture: 'top',
  },
  {
    name: { cmn: '亚洲', zho: '亞洲', english: 'Asia' },
    category: SERIES_TYPES.league,
    race: 0,
    leagueId: '',
    keywords: { cmn: '中国,日本,韩国', zho: '中國,日本,韓國', english: 'Chinese,Japanese,Korean' },
    displayRules: '',
    picture: 'asia',
  },
  {
    name: { cmn: '杯赛', zho: '盃賽', english: 'Cups' },
    category: SERIES_TYPES.league,
    race: 0,
    leagueId: '',
    keywords: { cmn: '杯', zho: '杯,盃', english: 'Cup' },
    displayRules: '0,1,2',
    picture: 'cup',
  },
  {
    name: { cmn: '亚洲站', zho: '亞洲站', english: 'In Asia' },
    category: SERIES_TYPES.champion,
    race: SPORT_IDS.rugby,
    leagueId: '',
    keywords: {
      cmn: '香港,迪拜,新加坡',
      zho: '香港,迪拜,新加坡',
      english: 'Hong Kong,Dubai,Singapore',
    },
    displayRules: '',
    picture: 'asia',
  },
]

const TEXT_LANGUAGES: Readonly<Record<Language, TextLanguage>> = {
  CMN: 'cmn',
  ZHO: 'zho',
  ENGLISH: 'english',
}

/** The groups of leagues that the operator shows above the choice of leagues (docs/protocol.md, 1.3). */
export function leagueTagCalls({ venues }: Pick<SiteDeps, 'venues'>): readonly SiteCall[] {
  return [
    memberCall(sitePaths.leagueTags, leagueTagsRequest, async ({ venueCode }, _, { language }) => {
      if (!venues.codes.includes(venueCode)) return Promise.resolve(success([]))
      const own = TEXT_LANGUAGES[language]
      const rows = TAGS.map(({ name, keywords, picture, ...tag }, index): LeagueTagRow => ({
        ...tag,
        leagueTagName: name[own],
        keywords: keywords[own],
        sorting: index + 1,
        venueCode,
        icon: `/league-tags/${picture}-dark.svg`,
        iconLight: `/league-tags/${picture}-light.svg`,
        iconChosen: `/league-tags/${picture}-chosen.svg`,
      }))
      return Promise.resolve(success(rows))
    }),
  ]
}
