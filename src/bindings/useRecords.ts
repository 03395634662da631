import { recordsStreams, type RecordsModel } from '../../streams/records.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/** The records of the member, for as long as the screen is shown. */
export function useRecords(): RecordsModel | null {
  const member = useMember()
  return useScope((screen) => member.part(recordsStreams).records(screen), member.memberName)
}
