import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { PermanentDomain } from '../features/addresses/PermanentDomain.tsx'
import { ShellBridge } from '../features/shell/ShellBridge.tsx'

/** The native shell, and for members the address to keep. */
export function SiteWide() {
  const { session$, shell } = useStreams()
  const isMember = typeof useStream(session$) === 'object'
  return (
    <>
      {shell !== null && <ShellBridge />}
      {isMember && <PermanentDomain />}
    </>
  )
}
