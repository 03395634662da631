import type { ReactNode } from 'react'
import type { Feed, State$, VenueTrouble } from '../../../streams/index.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { useStream } from '../../bindings/useStream.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

interface ProductPendingProps {
  /** Of the product that is launched. */
  readonly session: { readonly trouble$: State$<VenueTrouble | null>; reenter(): void }
  /** A feed of it, without a value. */
  readonly feed: Feed<unknown>
  /** Said when nothing could be read. */
  readonly title: string
  /** Shown while it is being read. */
  readonly waiting: ReactNode
}

/**
 * What is shown while a product, such as the casino, has no data: why its launch was refused or its calls failed, with a
 * retry, or `waiting`.
 */
export function ProductPending({ session, feed, title, waiting }: ProductPendingProps) {
  const { t, i18n } = useTranslation()
  const trouble = useStream(session.trouble$)
  const reconnect = useReconnect()
  const reason = feed.status === 'failed' ? feed.reason : null
  useOfflinePage(reason)
  if (trouble !== null) {
    return (
      <EmptyState
        art="error"
        title={title}
        text={failureText(i18n, trouble.failure)}
        actions={
          <Button onPress={session.reenter} busy={trouble.entering}>
            {t('common.action.retry')}
          </Button>
        }
      />
    )
  }
  if (reason === null) return waiting
  return (
    <EmptyState
      art="error"
      title={title}
      text={t(`states.feed.${reason}`)}
      actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
    />
  )
}
