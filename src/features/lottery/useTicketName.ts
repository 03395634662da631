import { useTranslation } from 'react-i18next'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'

/** The name of a lottery as the platform tells it in its list; what all are called until it is known. */
export function useTicketName(ticketId: string): string {
  const { t } = useTranslation()
  const { value } = useStream(useLottery().feed.list$('all'))
  return value?.find(({ lottery }) => lottery.ticketId === ticketId)?.name ?? t('lottery.title')
}
