import { useState } from 'react'
import type { GiverRanking, RankingPeriod, RoomModel } from '../../../streams/index.ts'
import { fanProgress } from '../../../streams/live.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FeedParts } from '../../features/loading/FeedParts.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { FanBadge } from '../../ui/text/FanBadge.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { priceWords } from '../../words/roomWords.ts'
import styles from './Ranking.module.css'

const PERIODS: readonly RankingPeriod[] = ['day', 'month']

/** Who gave most to the anchor today and this month, the own place, and the way to the next level with the anchor. */
export function RankingTab({ model: { rankings } }: { readonly model: Pick<RoomModel, 'rankings'> }) {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<RankingPeriod>('day')
  const feed = useStream(rankings.ranking$(period))
  return (
    <ScrollArea>
      <div className={styles.period}>
        <Segmented
          label={t('room.ranking.period')}
          items={PERIODS.map((key) => ({ key, label: t(`room.ranking.${key}`) }))}
          selected={period}
          onSelect={setPeriod}
        />
      </div>
      <FeedParts feed={feed} failed={t('room.ranking.failed')} onRetry={rankings.refresh}>
        {(ranking) => (
          <>
            <Own ranking={ranking} />
            {ranking.rows.length === 0 ? (
              <EmptyState art="flag" title={t('room.ranking.empty')} text={t('room.ranking.emptyText')} />
            ) : (
              <Places rows={ranking.rows} />
            )}
            <div className={styles.note}>
              <Note>{t('room.ranking.note')}</Note>
            </div>
          </>
        )}
      </FeedParts>
    </ScrollArea>
  )
}

function Own({ ranking: { place, given, behind, total } }: { readonly ranking: GiverRanking }) {
  const { t } = useTranslation()
  const { level, missing, share } = fanProgress(total)
  return (
    <section className={styles.own} aria-label={t('room.fan.own')}>
      <p>
        {place === null
          ? t('room.ranking.ownNone')
          : t('room.ranking.own', { place: String(place), given: priceWords(given, 'RMB') })}
      </p>
      <p className={styles.quiet}>{behindWords()}</p>
      <div className={styles.level}>
        {level > 0 && <FanBadge level={level} label={t('room.fan.badge', { level: String(level) })} />}
        <ProgressBar label={t('room.fan.progress')} value={share} />
      </div>
      <p className={styles.quiet}>
        {missing === null
          ? t('room.fan.highest')
          : t('room.fan.next', { amount: priceWords(missing, 'RMB'), level: String(level + 1) })}
      </p>
    </section>
  )

  /** Nothing while nobody has given. */
  function behindWords(): string {
    if (behind === null) return place === null ? '' : t('room.ranking.top')
    return t(place === null ? 'room.ranking.enter' : 'room.ranking.behind', {
      amount: priceWords(behind, 'RMB'),
    })
  }
}

function Places({ rows }: Pick<GiverRanking, 'rows'>) {
  const { t } = useTranslation()
  return (
    <ol className={styles.ranking} aria-label={t('room.ranking.label')}>
      {rows.map(({ place, name, given, fan, mine }, index) => (
        <li key={index} className={classNames(styles.giver, mine && styles.mine)}>
          <b className={classNames(place <= 3 && styles.first)}>
            <VisuallyHidden>{t('room.ranking.place', { place: String(place) })}</VisuallyHidden>
            <span aria-hidden="true">{place}</span>
          </b>
          <Avatar name={name} />
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {mine && <small>{t('room.ranking.mine')}</small>}
            {fan > 0 && <FanBadge level={fan} label={t('room.fan.badge', { level: String(fan) })} />}
          </span>
          <span className={styles.given}>{priceWords(given, 'RMB')}</span>
        </li>
      ))}
    </ol>
  )
}
