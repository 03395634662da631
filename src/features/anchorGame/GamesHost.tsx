import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type AnchorGame, isAnchorGame } from '../../../streams/play.ts'
import { useAnchorGames } from '../../bindings/useAnchorGames.ts'
import { useStream } from '../../bindings/useStream.ts'
import { GAME_IN_QUERY } from '../../routes/paths.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useLateCode } from '../loading/useLateCode.ts'
import { GameEntries } from './GameEntries.tsx'

const loadPanel = () => import('./GamePanel.tsx')

/** The games of a room: their entries in `place="entries"`, and the panel of the one that is open elsewhere. */
export function GamesHost({ roomId }: { readonly roomId: string }) {
  const { t } = useTranslation()
  const play = useAnchorGames()
  const games = useStream(play.roomGames$(roomId))
  const { open, show, close } = useOverlayStep('game')
  const [chosen, setChosen] = useState<AnchorGame | null>(null)
  const { code, failed, retry } = useLateCode(open, loadPanel)
  const asked = useAskedGame(games, (game) => {
    setChosen(game)
    show()
  })
  const game = games.find((each) => each === chosen) ?? games[0] ?? asked
  const goneWhileOpen = open && games.length === 0
  return (
    <>
      {!open && (
        <GameEntries
          games={games}
          onOpen={(next) => {
            setChosen(next)
            show()
          }}
        />
      )}
      {open && failed && code === null && (
        <LowSheet label={t('anchorGame.games')} onClose={close}>
          <NotLoaded onRetry={retry} />
        </LowSheet>
      )}
      {open && code !== null && game !== null && !goneWhileOpen && (
        <code.GamePanel roomId={roomId} games={games} game={game} onGame={setChosen} onClose={close} />
      )}
    </>
  )
}

/** The game that the address asks for, `?game=penalty`, once the room is known to have it. */
function useAskedGame(games: readonly AnchorGame[], onAsked: (game: AnchorGame) => void): AnchorGame | null {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get(GAME_IN_QUERY) ?? ''
  const asked = isAnchorGame(text) && games.includes(text) ? text : null
  const open = useEffectEvent((game: AnchorGame) => {
    // Taken out of the address, so that the panel does not open again when it is closed.
    setParameters(
      (before) => {
        before.delete(GAME_IN_QUERY)
        return before
      },
      { replace: true },
    )
    onAsked(game)
  })
  useEffect(() => {
    if (asked !== null) open(asked)
  }, [asked])
  return asked
}
