import { useEffect, useState } from 'react'
import { playStreams, type PlayStreams } from '../../streams/play.ts'
import { useMember } from './StreamsProvider.tsx'

/** The games beside an anchor. Importing this hook adds their streams to the importer's chunk. */
export function useAnchorGames(): PlayStreams {
  return useMember().part(playStreams)
}

/** How often a countdown is read, ms. */
const EVERY_MS = 250

/** What a countdown shows now: read again and again, and rendered when it changes. */
export function useTicking<T extends string | number>(read: () => T): T {
  const [, render] = useState<T>(read)
  useEffect(() => {
    const timer = setInterval(() => {
      render(read())
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [read])
  return read()
}
