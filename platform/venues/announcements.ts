import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { textIn } from '../../streams/domain/localText.ts'
import type { WorldClock } from '../world/world.ts'

/** An announcement of a venue to all its members. */
export interface VenueAnnouncement {
  readonly id: string
  readonly title: string
  /** Plain text. */
  readonly content: string
  /** Platform ms. */
  readonly at: number
  readonly important: boolean
}

interface Standing {
  readonly id: string
  readonly title: AllLanguages
  readonly content: AllLanguages
  readonly important?: true
}

/** How betting works on this platform, newest first (docs/betting.md, 3.4, 6.3 and 9). */
const STANDING: readonly Standing[] = [
  {
    id: '3',
    important: true,
    title: { cmn: '滚球注单的受理', zho: '滾球注單的受理', english: 'How bets in play are taken' },
    content: {
      cmn: '滚球注单在数秒内确认。等待期间如有进球或盘口暂停，注单不受理，本金退回。',
      zho: '滾球注單在數秒內確認。等待期間如有進球或盤口暫停，注單不受理，本金退回。',
      english:
        'A bet in play is confirmed within seconds. A goal or a suspension in the meantime refuses it, and the stake is returned.',
    },
  },
  {
    id: '2',
    title: {
      cmn: '延期与中断的比赛',
      zho: '延期與中斷的比賽',
      english: 'Matches that are postponed or interrupted',
    },
    content: {
      cmn: '延期或中断的比赛若未能在规定时间内完成，未决定的盘口作废，本金退回。',
      zho: '延期或中斷的比賽若未能在規定時間內完成，未決定的盤口作廢，本金退回。',
      english:
        'What is not decided of a match that is not finished in time is void, and the stakes are returned.',
    },
  },
  {
    id: '1',
    title: { cmn: '理性投注', zho: '理性投注', english: 'Your own limits' },
    content: {
      cmn: '您可以在设置里限定每日的投注、亏损与时长，也可以休息一段时间。',
      zho: '您可以在設定裡限定每日的投注、虧損與時長，也可以休息一段時間。',
      english: 'In the settings you can limit the stakes, losses and time of a day, or take a break.',
    },
  },
]

const MS_PER_DAY = 86_400_000

/**
 * The announcements of a venue, newest first; they are posted a day apart, the last one on the first day of the month.
 */
export function announcementsOf(
  { clock }: { readonly clock: Pick<WorldClock, 'now'> },
  language: TextLanguage,
): readonly VenueAnnouncement[] {
  const now = new Date(clock.now())
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  return STANDING.map(({ id, title, content, important = false }, index) => ({
    id,
    title: textIn(title, language),
    content: textIn(content, language),
    at: month - index * MS_PER_DAY,
    important,
  }))
}
