import { useState } from 'react'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/**
 * Name of a lottery as the platform lists it; until the list is loaded, the general word for a lottery. One that is
 * removed from sale is no longer listed, and keeps its name while it is shown.
 */
export function useTicketName(ticketId: string): string {
  const { t } = useTranslation()
  const name = useListedName(ticketId)
  const [known, setKnown] = useState({ ticketId, name })
  if (known.ticketId !== ticketId || (name !== null && name !== known.name)) setKnown({ ticketId, name })
  return name ?? (known.ticketId === ticketId ? known.name : null) ?? t('lottery.title')
}

/** Name of a lottery as the platform lists it; `null` until the list is loaded, and of one that is not listed. */
export function useListedName(ticketId: string): string | null {
  const { value } = useStream(useLottery().feed.list$('all'))
  return value?.find(({ lottery }) => lottery.ticketId === ticketId)?.name ?? null
}
