import { useEffect, useRef } from 'react'
import type { PlayerModel } from '../../../streams/index.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'

/**
 * Makes full screen a step of the history, so that Back leaves it before it leaves the page. The step is
 * removed when full screen ends in another way, such as Escape or a reload.
 */
export function useFullscreenStep(model: PlayerModel, on: boolean): void {
  const { open, show, close } = useOverlayStep('full-screen')
  const followed = useRef<boolean | null>(null)
  useEffect(() => {
    if (followed.current === on) return
    followed.current = on
    if (on) show()
    else close()
  }, [on, show, close])
  useEffect(() => {
    if (!open && model.player$.value.videoWindow.fullscreen === 'on' && followed.current === true) {
      model.setFullscreen(false)
    }
  }, [model, open])
}
