import { useState } from 'react'
import type { SlipView } from '../../../streams/index.ts'
import { writeSlipLink } from '../../../streams/slip.ts'
import { useShareAddress } from '../../bindings/useShell.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { sharedSlipPath } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

/** Shares or copies an address that holds the selections of the slip, without prices and stakes. */
export function ShareSlip({ view: { legs, kind } }: { readonly view: Pick<SlipView, 'legs' | 'kind'> }) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const share = useShareAddress()
  const venue = legs[0]?.leg.venue ?? ''
  const link = writeSlipLink({
    venue,
    kind,
    legs: legs.map(({ leg: { choice }, present }) => ({ ...choice, line: present.line })),
  })
  if (link === null) return null
  const copy = () => {
    const address = new URL(sharedSlipPath(link), window.location.origin).href
    void share(t('slipMore.link.share'), address).then((done) => {
      // A shell shows by itself that it shares.
      if (done !== 'shared') setSaid(done === 'copied' ? 'copied' : 'notCopied')
    })
  }
  return (
    <>
      <Button kind="quiet" size="small" icon="share" onPress={copy}>
        {said === null ? t('slipMore.link.share') : t(`slipMore.link.${said}`)}
      </Button>
      <VisuallyHidden live="polite">{said === null ? '' : t(`slipMore.link.${said}`)}</VisuallyHidden>
    </>
  )
}
