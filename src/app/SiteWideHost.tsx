import type { Streams } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { useLateCode } from '../features/loading/useLateCode.ts'

const LATER_MS = 2000

const load = () => import('./SiteWide.tsx')
const loadLater = () => new Promise((resolve) => setTimeout(resolve, LATER_MS)).then(load)

const shows = ({ value }: Streams['config$']['value']) => value?.showsPermanentDomain

/**
 * Loads what belongs to no screen: notices of the operator, and immediately a native shell or an address to keep.
 */
export function SiteWideHost() {
  const { shell, config$ } = useStreams()
  const isUrgent = useStreamPart(config$, shows) === true || shell !== null
  const { code } = useLateCode(true, isUrgent ? load : loadLater)
  return code && <code.SiteWide />
}
