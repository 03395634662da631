import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'

interface MoreOnSightProps {
  readonly onMore: () => void
  /** Only a button, because the last try failed: it would be repeated all the time while it is in view. */
  readonly byHand?: boolean
}

/**
 * Calls `onMore` when it is scrolled near the view. Also a button, for keyboard users and for browsers
 * without `IntersectionObserver`.
 */
export function MoreOnSight({ onMore, byHand = false }: MoreOnSightProps) {
  const { t } = useTranslation()
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  }, [onMore])
  useEffect(() => {
    const element = mark.current
    if (element === null || byHand || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [byHand])
  return (
    <div ref={mark}>
      <Button kind="quiet" onPress={onMore}>
        {t('records.loadMore')}
      </Button>
    </div>
  )
}
