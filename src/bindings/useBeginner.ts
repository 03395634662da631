import type { Settings } from '../../streams/index.ts'
import { useStreams } from './StreamsProvider.tsx'
import { useStreamPart } from './useStreamPart.ts'

/** Whether the member has chosen the layout for beginners. */
export function useBeginner(): boolean {
  return useStreamPart(useStreams().settings.settings$, isBeginner)
}

const isBeginner = ({ layout }: Settings) => layout === 'beginner'
