import { MemberProvider, useStreams } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { PermanentDomain } from '../features/addresses/PermanentDomain.tsx'
import { ShellBridge } from '../features/shell/ShellBridge.tsx'
import { GoesLiveSheet } from '../features/siteContent/GoesLiveSheet.tsx'
import { NoticeModal } from '../features/siteContent/NoticeModal.tsx'
import { SiteSkin } from '../features/siteContent/SiteSkin.tsx'

/**
 * The native shell and the operator's skin; for members also the permanent address, notices, and the sheet about rooms
 * that go live.
 */
export function SiteWide() {
  const { session$, shell } = useStreams()
  const isMember = typeof useStream(session$) === 'object'
  return (
    <>
      {shell !== null && <ShellBridge />}
      <SiteSkin />
      {isMember && <PermanentDomain />}
      {isMember && (
        <MemberProvider fallback={null}>
          <NoticeModal />
          <GoesLiveSheet />
        </MemberProvider>
      )}
    </>
  )
}
