import { useMemo } from 'react'
import type { VideoName } from '../../streams/siteContent.ts'
import { useSiteContent } from './useSiteContent.ts'
import { useStream } from './useStream.ts'

/** Whether the operator has a kind of video on; `null` until it is known. */
export function useVideoSwitch(name: VideoName): boolean | null {
  const content = useSiteContent()
  return useStream(useMemo(() => content.video$(name), [content, name]))
}
