import { NotLoaded } from './NotLoaded.tsx'
import { useLoadRetry } from './useLoadRetry.ts'

interface ScreenNotLoadedProps {
  /** How often in a row it could not be loaded. */
  readonly failures: number
  readonly onRetry: () => void
}

/** Shown for a screen whose code could not be loaded. Retries by itself once the network is available. */
export function ScreenNotLoaded({ failures, onRetry }: ScreenNotLoadedProps) {
  useLoadRetry(failures, onRetry)
  return <NotLoaded onRetry={onRetry} />
}
