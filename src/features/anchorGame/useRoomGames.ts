import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AnchorGame, isAnchorGame } from '../../../streams/play.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useAnchorGames } from '../../bindings/useAnchorGames.ts'
import { useStream } from '../../bindings/useStream.ts'
import { GAME_IN_QUERY } from '../../routes/paths.ts'
import { useOverlaySteps } from '../../routes/useOverlayStep.ts'

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

const STEPS: readonly `game-${AnchorGame}`[] = ['game-penalty', 'game-buzzer', 'game-baccarat']

/**
 * The games of a room, and its panel. The game that it shows is a step of the history, so that Back from a page
 * opens the same one again. `?game=penalty` in the address opens it; a game that is no longer offered closes it, with
 * a notice.
 */
export function useRoomGames(roomId: string): RoomGames {
  const play = useAnchorGames()
  const games = useStream(play.roomGames$(roomId))
  const { current, show: openStep, change, close } = useOverlaySteps(STEPS)
  const show = (game: AnchorGame) => openStep(`game-${game}`)
  const choose = (game: AnchorGame) => change(`game-${game}`)
  useAskedGame(games, show)
  const game = games.find((each) => `game-${each}` === current) ?? null
  useGone(current !== null && game === null, games, close)
  return { roomId, games, open: current !== null, game, choose, show, close }
}

/** Closes the panel of a game that is off. Until the games of the room are known, none is. */
function useGone(missing: boolean, games: readonly AnchorGame[], close: () => void): void {
  const { notices } = useStreams()
  const known = useRef(false)
  const leave = useEffectEvent(() => {
    notices.say('games.refusal.gameOff')
    close()
  })
  useEffect(() => {
    if (games.length > 0) known.current = true
    if (missing && known.current) leave()
  }, [missing, games])
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
