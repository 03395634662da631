import { useAnchorGames } from '../../bindings/useAnchorGames.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { gameVenueName } from '../../words/anchorGameWords.ts'

/** The venue of the games beside an anchor, above their records. */
export function GamesVenue() {
  const { t } = useTranslation()
  const venue = useStream(useAnchorGames().venueName$)
  return venue === null ? null : <Note>{t('anchorGame.venue', { name: gameVenueName(t, venue) })}</Note>
}
