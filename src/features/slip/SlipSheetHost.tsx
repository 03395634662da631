import { type ComponentType, useState } from 'react'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { Sheet } from '../../ui/sheet/Sheet.tsx'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useLateCode } from '../loading/useLateCode.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

interface SheetCode {
  readonly SlipSheet: ComponentType<{ readonly low: boolean }>
}

interface SlipSheetHostProps {
  /** Uses a `LowSheet`, limited to its container; otherwise the sheet covers the page. */
  readonly low?: boolean
  /** Loads the sheet's code; must be the same function in each render. */
  readonly load?: () => Promise<SheetCode>
}

const loadSheet = () => import('./SlipSheet.tsx')

/** The sheet of the slip. Its code is loaded with the first leg. */
export function SlipSheetHost({ low = false, load = loadSheet }: SlipSheetHostProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const wanted = useStreamPart(slip.slip$, isWanted)
  const open = useStreamPart(slip.slip$, isOpen)
  const [everWanted, setEverWanted] = useState(wanted)
  if (wanted && !everWanted) setEverWanted(true)
  const { code, failed, retry } = useLateCode(everWanted, load)
  if (code !== null) return <code.SlipSheet low={low} />
  if (!failed) return null
  return (
    <Sheet open={open} label={t('slip.title')} onClose={() => slip.setOpen(false)}>
      <NotLoaded onRetry={retry} />
    </Sheet>
  )
}

const isWanted = ({ legs, waiting, open }: SlipView) => legs.length > 0 || waiting.length > 0 || open
const isOpen = ({ open }: SlipView) => open
