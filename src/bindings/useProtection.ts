import { type ProtectionFeed, protectionStreams } from '../../streams/protection.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/** The member's limits and breaks, polled while the component is mounted; `null` until the first effect. */
export function useProtection(): ProtectionFeed | null {
  const member = useMember()
  return useScope((screen) => member.part(protectionStreams).protection(screen), member)
}
