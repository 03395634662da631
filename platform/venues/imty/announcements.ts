import { type AllLanguages, textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { MatchState } from '../../../streams/domain/match.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import { teamsIn } from '../../names/selectionNames.ts'
import type { WorldMatch } from '../../world/world.ts'

/** An announcement of the venue to its members (docs/venues/imty.md, 3.11). */
export interface AnnouncementRecord {
  readonly AnnouncementId: string
  readonly Title: string
  readonly Content: string
  readonly PostingDate: string
  readonly IsImportant: boolean
}

export const MOST = 50

interface Notice {
  readonly title: AllLanguages
  /** What happens to bets on the match. */
  readonly bets: AllLanguages
  readonly important: boolean
}

const WAITING: AllLanguages = {
  cmn: '已接受的注单将按投注规则处理。',
  zho: '已接受的注單將按投注規則處理。',
  english: 'Accepted bets are kept as the betting rules say.',
}
const VOID: AllLanguages = {
  cmn: '尚未确定结果的注单将退还本金。',
  zho: '尚未確定結果的注單將退還本金。',
  english: 'Stakes of bets that were not decided are returned.',
}

/** The states of a match that are announced to members. */
const NOTICES: Readonly<Partial<Record<MatchState, Notice>>> = {
  postponed: {
    title: { cmn: '赛事延期', zho: '賽事延期', english: 'Match postponed' },
    bets: WAITING,
    important: false,
  },
  delayed: {
    title: { cmn: '赛事推迟开赛', zho: '賽事延後開賽', english: 'Kick-off delayed' },
    bets: WAITING,
    important: false,
  },
  interrupted: {
    title: { cmn: '赛事中断', zho: '賽事中斷', english: 'Match interrupted' },
    bets: WAITING,
    important: false,
  },
  abandoned: {
    title: { cmn: '赛事腰斩', zho: '賽事腰斬', english: 'Match abandoned' },
    bets: VOID,
    important: true,
  },
  cancelled: {
    title: { cmn: '赛事取消', zho: '賽事取消', english: 'Match cancelled' },
    bets: VOID,
    important: true,
  },
}

/** At most `MOST` announcements about matches that are not played as planned, the last changed match first. */
export function announcementsOf(
  matches: readonly WorldMatch[],
  language: TextLanguage,
): readonly AnnouncementRecord[] {
  return matches
    .flatMap((match) => {
      const notice = NOTICES[match.state]
      return notice === undefined ? [] : [{ match, notice }]
    })
    .toSorted((one, other) => other.match.version - one.match.version)
    .slice(0, MOST)
    .map(({ match, notice }) => {
      const { home, away } = teamsIn(match, language)
      const league = textIn(match.league.name, language)
      const name = match.teams === null ? league : `${league}: ${home} v ${away}`
      return {
        AnnouncementId: `${match.id}-${match.state}`,
        Title: notice.title[language],
        Content: `${name}. ${notice.bets[language]}`,
        PostingDate: imtyDate(match.version),
        IsImportant: notice.important,
      }
    })
}
