import { lazy, Suspense, useEffect, useState } from 'react'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'

const loadSheet = () => import('./SlipSheet.tsx')
const SlipSheet = lazy(() => loadSheet().then((module) => ({ default: module.SlipSheet })))

interface SlipSheetHostProps {
  /** Inside the part of the page it stands in, under what is above that part; else over the whole page. */
  readonly low?: boolean
}

/** The slip's sheet, loaded with the first leg. */
export function SlipSheetHost({ low = false }: SlipSheetHostProps) {
  const wanted = useStreamPart(useMember().slip.slip$, isWanted)
  const [everWanted, setEverWanted] = useState(wanted)
  if (wanted && !everWanted) setEverWanted(true)
  useEffect(() => {
    // Should it fail to load now, opening the sheet asks again.
    if (everWanted) loadSheet().catch(() => undefined)
  }, [everWanted])
  if (!everWanted) return null
  return (
    <Suspense fallback={null}>
      <SlipSheet low={low} />
    </Suspense>
  )
}

const isWanted = ({ legs, waiting, open }: SlipView) => legs.length > 0 || waiting.length > 0 || open
