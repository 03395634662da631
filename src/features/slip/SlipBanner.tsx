import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { outcomeTitle } from './outcome/outcomeWords.ts'
import { blockWords, hasOldPrice, isOff } from '../../words/blockWords.ts'

interface SlipBannerProps {
  readonly view: SlipView
  /**
   * Whether the sheet has no room for banners above it. Then only what has an action is shown; the line below
   * the main button states the rest.
   */
  readonly low: boolean
}

/** The most severe lasting condition of the whole slip, and below it the newest pending confirm. */
export function SlipBanner({ view, low }: SlipBannerProps) {
  return (
    <>
      <Condition view={view} low={low} />
      <Waiting view={view} />
    </>
  )
}

function Condition({ view, low }: SlipBannerProps) {
  const { t, i18n } = useTranslation()
  const { slip } = useMember()
  if (view.legs.length === 0) return null
  if (view.notSent !== null) return <Banner icon="warning">{catalogueText(i18n, view.notSent)}</Banner>
  const { block, quoteFailure } = view
  // Uses the same `block` as the main button, so that banner and button never disagree.
  if (block?.kind === 'quoteFailed') {
    const text = quoteFailure?.type === 'refusal' ? failureText(i18n, quoteFailure) : blockWords(t, block)
    return (
      <Banner icon="offline" action={{ label: t('slip.way.retry'), onPress: slip.requote }}>
        {text}
      </Banner>
    )
  }
  if (low) return null
  if (block?.kind === 'offline' || block?.kind === 'unreachable') {
    return <Banner icon="offline">{blockWords(t, block)}</Banner>
  }
  if (hasOldPrice(view)) {
    return <Banner icon="clock">{t('slip.quoteOld', { seconds: String(view.quoteAge ?? 0) })}</Banner>
  }
  if (view.changes > 0) {
    return <Banner icon="warning">{t('slip.changed.count', { count: view.changes })}</Banner>
  }
  const off = view.legs.find(isOff)?.block
  return off ? <Banner icon="lock">{blockWords(t, off)}</Banner> : null
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
