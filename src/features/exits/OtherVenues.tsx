import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { venueName } from '../../words/venueWords.ts'

/** The ways to the other venues of the site that are open. */
export function OtherVenues({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const { venue } = useStreams()
  const present = useStream(venue.code$)
  const offered = useStream(venue.offered$)
  const statuses = useStream(venue.statuses$)
  return offered
    .filter((code) => code !== present && statuses.get(code) === 'open')
    .map((code) => (
      <Button
        key={code}
        kind="secondary"
        onPress={() => {
          venue.choose(code)
          onLeave()
        }}
      >
        {t('common.venue.goTo', { name: venueName(t, code) })}
      </Button>
    ))
}
