import { useState } from 'react'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { imty } from '../../i18n/texts/cmn/imty.ts'
import { venues } from '../../i18n/texts/cmn/venues.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { venueMark, venueName } from '../../words/venueWords.ts'
import { VenueSheet } from './VenueSheet.tsx'
import styles from './VenueSwitch.module.css'

/**
 * What a venue says of a refused address, and of a setting that it has not kept, is said on any screen, so these words
 * come before those of the other screens.
 */
export function VenueTexts() {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, { imty, venues })
  })
  return null
}

/** The present venue, and the way to another one. */
export function VenueSwitch({ as }: { readonly as: 'tile' | 'row' }) {
  const { t } = useTranslation()
  const { venue } = useStreams()
  const code = useStream(venue.code$)
  const { open, show, close } = useOverlayStep('venue')
  const name = venueName(t, code)
  return (
    <>
      {as === 'row' ? (
        <ListRow label={t('common.venue.label')} value={name} onPress={show} />
      ) : (
        <button
          type="button"
          className={styles.tile}
          aria-label={t('common.venue.switch', { name })}
          onClick={show}
        >
          <span className={styles.mark}>{venueMark(code)}</span>
          <span className={styles.label}>{t('common.venue.label')}</span>
        </button>
      )}
      {open && <VenueSheet onClose={close} />}
    </>
  )
}
