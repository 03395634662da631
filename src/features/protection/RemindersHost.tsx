import type { Settings } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useLateCode } from '../loading/useLateCode.ts'

const load = () => import('./Reminders.tsx')

const isOn = ({ remind }: Settings) => remind !== 'off'

/** Loads the reminders once the member wants some. */
export function RemindersHost() {
  const wanted = useStreamPart(useStreams().settings.settings$, isOn)
  const { code } = useLateCode(wanted, load)
  return wanted && code !== null ? <code.Reminders /> : null
}
