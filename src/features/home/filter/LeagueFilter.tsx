import { useState } from 'react'
import { addLateTexts } from '../../../i18n/i18n.ts'
import { lateTexts } from '../../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LeagueFilterSheet } from './LeagueFilterSheet.tsx'

/** The choice of leagues with its texts, which come with it. */
export function LeagueFilter({ onClose }: { readonly onClose: () => void }) {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  return <LeagueFilterSheet onClose={onClose} />
}
