import type { Streams } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { useLateCode } from '../features/loading/useLateCode.ts'

const load = () => import('./SiteWide.tsx')

const shows = ({ value }: Streams['config$']['value']) => value?.showsPermanentDomain

/** Loads what few visits need on every screen: in a native shell, or where the site shows an address to keep. */
export function SiteWideHost() {
  const { shell, config$ } = useStreams()
  const { code } = useLateCode(useStreamPart(config$, shows) === true || shell !== null, load)
  return code && <code.SiteWide />
}
