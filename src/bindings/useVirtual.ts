import { useEffect, useState } from 'react'
import { virtualStreams, type VirtualStreams } from '../../streams/virtual.ts'
import { useMember } from './StreamsProvider.tsx'

/** Virtual sports of the venue; `null` where it has none. */
export function useVirtual(): VirtualStreams | null {
  return useMember().part(virtualStreams)
}

/** How often texts beside a film change, ms. */
const TEXT_EVERY_MS = 250

/** The position in the film of a batch, ms, updated often enough for texts; drawings read `filmMs` in each frame. */
export function useFilmMs(virtual: Pick<VirtualStreams, 'filmMs'>, startsAt: number): number {
  const [shown, setShown] = useState(() => ({ startsAt, ms: virtual.filmMs(startsAt) }))
  useEffect(() => {
    const update = () => {
      setShown({ startsAt, ms: virtual.filmMs(startsAt) })
    }
    const timer = setInterval(update, TEXT_EVERY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [virtual, startsAt])
  return shown.startsAt === startsAt ? shown.ms : virtual.filmMs(startsAt)
}
