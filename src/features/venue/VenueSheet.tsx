import { useState } from 'react'
import type { Sport, VenueStatus } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useSiteContent } from '../../bindings/useSiteContent.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { sportsText, venueMark, venueName } from '../../words/venueWords.ts'
import styles from './VenueSheet.module.css'

/** The venues of the site: which is the present one, which are open, and what stays at the present one. */
export function VenueSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  const { venue } = useStreams()
  const { slip } = useMember()
  const present = useStream(venue.code$)
  const offered = useStream(venue.offered$)
  const statuses = useStream(venue.statuses$)
  const sports = useStream(venue.sports$)
  const legs = useStreamPart(slip.slip$, (view) => view.legs.length)
  const adverts = useStream(useSiteContent().adverts$)
  const read = useLocalText()
  const name = venueName(t, present)
  return (
    <Sheet
      open
      onClose={onClose}
      label={t('venues.title')}
      header={<SheetHeader>{t('venues.title')}</SheetHeader>}
    >
      <ul className={styles.list} aria-label={t('venues.title')}>
        {offered.map((code) => (
          <li key={code}>
            <VenueRow
              code={code}
              isPresent={code === present}
              status={statuses.get(code) ?? 'unknown'}
              sports={sports.get(code) ?? []}
              advert={read(adverts.get(code)?.title ?? '')}
              onPress={() => {
                venue.choose(code)
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <Note>{legs === 0 ? t('settings.venueNote') : t('venues.slipStays', { count: legs, name })}</Note>
      </div>
    </Sheet>
  )
}

interface VenueRowProps {
  readonly code: string
  readonly isPresent: boolean
  readonly status: VenueStatus
  /** Empty where they are not known. */
  readonly sports: readonly Sport[]
  /** Empty without one. */
  readonly advert: string
  readonly onPress: () => void
}

/** A venue that is not open can be read of, and not be entered. */
function VenueRow({ code, isPresent, status, sports, advert, onPress }: VenueRowProps) {
  const { t } = useTranslation()
  const isShut = (status === 'maintenance' || status === 'closed') && !isPresent
  return (
    <button
      type="button"
      className={classNames(styles.venue, isPresent && styles.present, isShut && styles.shut)}
      aria-current={isPresent ? 'true' : undefined}
      aria-disabled={isShut}
      onClick={() => {
        if (!isShut) onPress()
      }}
    >
      <span className={styles.mark} aria-hidden="true">
        {venueMark(code)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {venueName(t, code)}
          {isPresent && <Badge tone="action">{t('venues.present')}</Badge>}
        </span>
        <span className={styles.status}>
          {status !== 'unknown' && <span className={styles[status]}>{t(`venues.status.${status}`)}</span>}
          <span className={styles.advert}>{advert}</span>
        </span>
        {sports.length > 0 && <span className={styles.sports}>{sportsText(t, sports)}</span>}
      </span>
      {isShut ? <Icon name="lock" className={styles.lock} /> : isPresent && <Icon name="check" />}
    </button>
  )
}
