import { recordsStreams, type RecordsModel } from '../../streams/records.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/**
 * The member's records, in a scope that lasts while the component is mounted; `null` until the first effect.
 */
export function useRecords(): RecordsModel | null {
  const member = useMember()
  return useScope((screen) => member.part(recordsStreams).records(screen), member)
}
