import { useTranslation } from '../i18n/useTranslation.ts'
import { useStreams } from './StreamsProvider.tsx'

/**
 * An action that checks at once whether the platform responds, and shows the result as a notice. The feeds
 * recover by themselves.
 */
export function useReconnect(): { readonly label: string; readonly onPress: () => void } {
  const { t } = useTranslation()
  const { notices } = useStreams()
  return {
    label: t('common.action.reconnect'),
    onPress: () => {
      void answers().then((answered) => {
        notices.say(answered ? 'states.connection.back' : 'states.connection.stillAway')
      })
    },
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
