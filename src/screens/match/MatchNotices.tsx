import type { TFunction } from 'i18next'
import { descriptorOf, type Match, type MatchNotice, teamNames, type State$ } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { sportText } from '../../i18n/sportText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon, type IconName } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './MatchNotices.module.css'

interface MatchNoticesProps {
  readonly match: Match
  readonly notice$: State$<MatchNotice | null>
}

/** Goals, red cards and new phases of a match, over its page for a moment. Nothing below is moved. */
export function MatchNotices({ match, notice$ }: MatchNoticesProps) {
  const { t } = useTranslation()
  const notice = useStream(notice$)
  return (
    <div className={styles.place} aria-live="polite">
      {notice !== null && (
        <div className={classNames(styles.notice, styles[notice.kind])}>
          <Icon name={ICONS[notice.kind]} size="m" />
          <span className={styles.text}>{noticeText(t, match, notice)}</span>
        </div>
      )}
    </div>
  )
}

const ICONS = {
  score: 'star',
  scoreWithdrawn: 'info',
  redCard: 'info',
  phase: 'clock',
} as const satisfies Record<MatchNotice['kind'], IconName>

function noticeText(t: TFunction, match: Match, notice: MatchNotice): string {
  if (notice.kind === 'phase') return sportText(t, match.sport, `phase.${notice.phase}`)
  const team = teamNames(match)[notice.side]
  const { kind } = notice
  const isGoal = descriptorOf(match.sport).score === 'goals'
  const key = kind === 'score' && !isGoal ? 'points' : kind
  return t(`statistics.notice.${key}`, { team, score: notice.count.join('-') })
}
