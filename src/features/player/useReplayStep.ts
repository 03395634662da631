import { useEffect, useRef } from 'react'
import type { PlayerModel } from '../../../streams/index.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'

/**
 * Makes a replay a step of the history, so that Back ends it before it leaves the page. The step is removed when the
 * replay ends in another way, such as Escape, its own end or a reload.
 */
export function useReplayStep(replay: PlayerModel['replay'], playing: boolean): void {
  const { open, show, close } = useOverlayStep('replay')
  const followed = useRef<boolean | null>(null)
  useEffect(() => {
    if (followed.current === playing) return
    followed.current = playing
    if (playing) show()
    else close()
  }, [playing, show, close])
  useEffect(() => {
    if (!open && replay.replay$.value === 'playing' && followed.current === true) replay.end()
  }, [replay, open])
}
