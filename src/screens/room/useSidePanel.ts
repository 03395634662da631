import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'

/**
 * `stacked`: the picture above the panel. `beside`: the picture takes the whole height, and the panel is at its
 * side. `alone`: full screen on an upright phone, where only the picture has room.
 */
type RoomLayout = 'stacked' | 'beside' | 'alone'

export interface SidePanel {
  readonly layout: RoomLayout
  /** Whether the panel is shown; it can be hidden at the side of the picture only. */
  readonly shown: boolean
  readonly toggle: () => void
}

/** A phone on its side, or a page zoomed to 200 %. */
const LOW_AND_WIDE = '(max-height: 480px) and (min-width: 600px)'
const WIDE = '(min-aspect-ratio: 1 / 1)'

/** Where the panel of a room is. Hidden by the member, it comes back while the slip is open. */
export function useSidePanel(room: RefObject<HTMLElement | null>): SidePanel {
  const low = useMedia(LOW_AND_WIDE)
  const wide = useMedia(WIDE)
  const full = useFullScreen(room)
  const [open, setOpen] = useState(true)
  const { slip } = useMember()
  const slipOpen = useStreamPart(slip.slip$, isOpen)
  const layout = layoutOf(low, wide, full)
  const shown = layout === 'stacked' || (layout === 'beside' && (open || slipOpen))
  const toggle = useCallback(() => {
    if (shown) slip.setOpen(false)
    setOpen(!shown)
  }, [shown, slip])
  return { layout, shown, toggle }
}

function layoutOf(low: boolean, wide: boolean, full: boolean): RoomLayout {
  if (full) return wide ? 'beside' : 'alone'
  return low ? 'beside' : 'stacked'
}

const isOpen = ({ open }: SlipView) => open

/** Whether the room is full screen; it is turned on its side then, where the browser can do so. */
function useFullScreen(room: RefObject<HTMLElement | null>): boolean {
  const full = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => {
        document.removeEventListener('fullscreenchange', changed)
      }
    },
    () => room.current !== null && document.fullscreenElement === room.current,
  )
  useEffect(() => {
    if (full) turnOnItsSide()
  }, [full])
  return full
}

interface LockableOrientation {
  readonly lock?: (orientation: 'landscape') => Promise<void>
}

/** Phones with Android only. The browser takes it back when full screen ends. */
function turnOnItsSide(): void {
  const { orientation } = window.screen as { readonly orientation?: LockableOrientation }
  void orientation?.lock?.('landscape').catch(() => undefined)
}
