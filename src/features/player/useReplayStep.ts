import { useEffect, useRef } from 'react'
import type { PlayerModel } from '../../../streams/index.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'

/**
 * Makes a replay a step of the history, so that Back ends it before it leaves the page. The step is removed when the
 * replay ends in another way, such as Escape, its own end or a reload.
 */
export function useReplayStep(
  replay: Pick<PlayerModel['replay'], 'replay$' | 'end'>,
  playing: boolean,
): void {
  const { open, isTop, show, close } = useOverlayStep('replay')
  const followed = useRef(false)
  useEffect(() => {
    if (followed.current === playing) return
    followed.current = playing
    if (playing) show()
  }, [playing, show])
  useEffect(() => {
    // Removing it would close what was opened meanwhile, such as the slip.
    if (isTop && !playing) close()
  }, [isTop, playing, close])
  useEffect(() => {
    if (!open && replay.replay$.value === 'playing' && followed.current) replay.end()
  }, [replay, open])
}
