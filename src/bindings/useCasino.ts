import { useEffect, useMemo, useState } from 'react'
import { casinoStreams, type CasinoStreams, type ShoeRoads, type TableView } from '../../streams/casino.ts'
import type { Scope } from '../../streams/index.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'
import { useStream } from './useStream.ts'

/** The streams of the casino. */
export function useCasino(): CasinoStreams {
  return useMember().part(casinoStreams)
}

/** What `create` makes of the casino in a scope of its own; `null` in the first rendering. */
export function useOfCasino<T>(
  create: (casino: CasinoStreams, screen: Scope) => T,
  ...keys: readonly unknown[]
): T | null {
  const casino = useCasino()
  return useScope((screen: Scope) => create(casino, screen), casino, ...keys)
}

/** A table as it is shown now; `null` while it is not known. */
export function useTableView(tableId: string): TableView | null {
  const casino = useCasino()
  const view$ = useMemo(() => casino.view$(tableId), [casino, tableId])
  return useStream(view$).value ?? null
}

/** The roads of a table; `null` while they are read. */
export function useShoeRoads(tableId: string): ShoeRoads | null {
  const casino = useCasino()
  const roads$ = useMemo(() => casino.roads$(tableId), [casino, tableId])
  return useStream(roads$)
}

const STEP_MS = 100

/** The share of a wait until a local time that is left, 0 to 1; 0 when there is none. */
export function useWaitLeft(until: number | null, lengthMs: number): number {
  const casino = useCasino()
  const [now, setNow] = useState(() => casino.localNow())
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => {
      setNow(casino.localNow())
    }, STEP_MS)
    return () => {
      clearInterval(timer)
    }
  }, [casino, until])
  return until === null ? 0 : Math.min(1, Math.max(0, (until - now) / lengthMs))
}
