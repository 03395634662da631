import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { imty } from '../../i18n/texts/cmn/imty.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { venueMark, venueName } from '../../words/venueWords.ts'
import { VenueSheet } from './VenueSheet.tsx'
import styles from './VenueSwitch.module.css'

/**
 * The present venue, and the way to another one. What a venue says of a refused address is said on any screen, so its
 * words come with this code, before those of the other screens.
 */
export function VenueSwitch({ as }: { readonly as: 'tile' | 'row' }) {
  const { t, i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, { imty })
  })
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
