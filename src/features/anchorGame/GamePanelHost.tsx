import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useLateCode } from '../loading/useLateCode.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { RoomGames } from './useRoomGames.ts'

const loadPanel = () => import('./GamePanel.tsx')

/** The panel of the game that is open. Its code is loaded when one is opened first. */
export function GamePanelHost({ roomGames }: { readonly roomGames: RoomGames }) {
  const { t } = useTranslation()
  const { roomId, games, open, game, choose, close } = roomGames
  const { code, failed, retry } = useLateCode(open, loadPanel)
  if (!open) return null
  if (code !== null && game !== null) {
    return <code.GamePanel roomId={roomId} games={games} game={game} onGame={choose} onClose={close} />
  }
  if (!failed) return null
  return (
    <LowSheet label={t('anchorGame.games')} onClose={close}>
      <NotLoaded onRetry={retry} />
    </LowSheet>
  )
}
