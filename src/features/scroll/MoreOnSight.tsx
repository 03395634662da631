import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'

/**
 * Calls `onMore` when it is scrolled near the view. Also a button, for keyboard users and for browsers
 * without `IntersectionObserver`.
 */
export function MoreOnSight({ onMore }: { readonly onMore: () => void }) {
  const { t } = useTranslation()
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  }, [onMore])
  useEffect(() => {
    const element = mark.current
    if (element === null || !('IntersectionObserver' in window)) return
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
  }, [])
  return (
    <div ref={mark}>
      <Button kind="quiet" onPress={onMore}>
        {t('records.loadMore')}
      </Button>
    </div>
  )
}
