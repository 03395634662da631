import { useLayoutEffect } from 'react'
import { useSiteContent } from '../../bindings/useSiteContent.ts'
import { useStream } from '../../bindings/useStream.ts'

/**
 * Writes the operator's skin to `<html>`. The style sheet shows it to members who have the default one, at venues
 * without a skin of their own.
 */
export function SiteSkin() {
  const skin = useStream(useSiteContent().homeConfig$)?.skin ?? 'blue'
  useLayoutEffect(() => {
    if (skin === 'blue') return
    const { dataset } = document.documentElement
    dataset['site'] = skin
    return () => {
      delete dataset['site']
    }
  }, [skin])
  return null
}
