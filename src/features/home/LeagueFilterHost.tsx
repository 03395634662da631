import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addLateTexts } from '../../i18n/i18n.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Sheet } from '../../ui/sheet/Sheet.tsx'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useLateCode } from '../loading/useLateCode.ts'

const loadSheet = async () => (await import('./filter/LeagueFilterSheet.tsx')).LeagueFilterSheet
const loadTexts = async () => (await import('../../i18n/texts/cmn/late.ts')).lateTexts

async function load() {
  const [LeagueFilterSheet, lateTexts] = await Promise.all([loadSheet(), loadTexts()])
  return { LeagueFilterSheet, lateTexts }
}

/** The choice of leagues. Its code and texts are loaded when it is first opened. */
export function LeagueFilterHost() {
  const { t } = useTranslation()
  const { open, close } = useOverlayStep('filter')
  const { code, failed, retry } = useLateCode(open, load)
  if (!open) return null
  if (code !== null) return <Loaded code={code} onClose={close} />
  if (!failed) return null
  return (
    <Sheet open label={t('home.filter.open')} onClose={close}>
      <NotLoaded onRetry={retry} />
    </Sheet>
  )
}

interface LoadedProps {
  readonly code: Awaited<ReturnType<typeof load>>
  readonly onClose: () => void
}

function Loaded({ code: { LeagueFilterSheet, lateTexts }, onClose }: LoadedProps) {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  return <LeagueFilterSheet onClose={onClose} />
}
