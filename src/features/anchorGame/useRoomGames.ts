import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AnchorGame, isAnchorGame } from '../../../streams/play.ts'
import { useAnchorGames } from '../../bindings/useAnchorGames.ts'
import { useStream } from '../../bindings/useStream.ts'
import { GAME_IN_QUERY } from '../../routes/paths.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'

export interface RoomGames {
  readonly roomId: string
  readonly games: readonly AnchorGame[]
  /** Whether the panel is open, and the game that it shows. */
  readonly open: boolean
  readonly game: AnchorGame | null
  readonly choose: (game: AnchorGame) => void
  readonly show: (game: AnchorGame) => void
  readonly close: () => void
}

/** The games of a room, and its panel, which is a step of the history. `?game=penalty` in the address opens it. */
export function useRoomGames(roomId: string): RoomGames {
  const play = useAnchorGames()
  const games = useStream(play.roomGames$(roomId))
  const { open, show: openPanel, close } = useOverlayStep('game')
  const [chosen, choose] = useState<AnchorGame | null>(null)
  const show = (game: AnchorGame) => {
    choose(game)
    openPanel()
  }
  useAskedGame(games, show)
  const game = games.find((each) => each === chosen) ?? games[0] ?? null
  return { roomId, games, open, game, choose, show, close }
}

/** Opens the game that the address asks for, once the room is known to have it. */
function useAskedGame(games: readonly AnchorGame[], onAsked: (game: AnchorGame) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get(GAME_IN_QUERY) ?? ''
  const asked = isAnchorGame(text) && games.includes(text) ? text : null
  const pending = useRef<AnchorGame | null>(null)
  const takeOut = useEffectEvent(() => {
    // Otherwise the panel would open again when it is closed.
    setParameters(
      (before) => {
        before.delete(GAME_IN_QUERY)
        return before
      },
      { replace: true },
    )
  })
  const open = useEffectEvent(onAsked)
  useEffect(() => {
    if (asked !== null) {
      pending.current = asked
      takeOut()
    } else if (pending.current !== null) {
      const game = pending.current
      pending.current = null
      open(game)
    }
  }, [asked])
}
