import { useTranslation } from 'react-i18next'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { outcomeTitle } from './outcome/outcomeWords.ts'
import { hasOldPrice } from './slipWords.ts'

/** What is still true of the slip as a whole, worst first; and, under it, a confirm that still waits. */
export function SlipBanner({ view }: { readonly view: SlipView }) {
  return (
    <>
      <Standing view={view} />
      <Waiting view={view} />
    </>
  )
}

function Standing({ view }: { readonly view: SlipView }) {
  const { t, i18n } = useTranslation()
  const { slip } = useMember()
  if (view.legs.length === 0) return null
  if (view.notSent !== null) return <Banner icon="warning">{catalogueText(i18n, view.notSent)}</Banner>
  const { quoteFailure } = view
  if (quoteFailure !== null) {
    const text =
      quoteFailure.lane === 'outcome' ? catalogueText(i18n, quoteFailure.textKey) : t('slip.quoteFailed')
    return (
      <Banner icon="offline" action={{ label: t('slip.way.retry'), onPress: slip.requote }}>
        {text}
      </Banner>
    )
  }
  if (hasOldPrice(view)) {
    return <Banner icon="clock">{t('slip.quoteOld', { seconds: String(view.quoteAge ?? 0) })}</Banner>
  }
  if (view.changes === 0) return null
  return <Banner icon="warning">{t('slip.changed.count', { count: view.changes })}</Banner>
}

function Waiting({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const [newest] = view.waiting
  if (newest === undefined) return null
  return (
    <Banner
      icon="clock"
      action={{
        label: t('slip.way.look'),
        onPress: () => {
          slip.showOutcome(newest.id)
        },
      }}
    >
      {outcomeTitle(t, newest)}
    </Banner>
  )
}
