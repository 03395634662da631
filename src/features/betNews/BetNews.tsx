import { useState } from 'react'
import { useBetNews } from '../../bindings/useBetNews.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Notices about bets on every screen; shows nothing itself. Their words come with its code. */
export function BetNews() {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  useBetNews()
  return null
}
