import { lobbyStreams, type LobbyStreams } from '../../streams/lobby.ts'
import { useMember } from './StreamsProvider.tsx'

/** The lobby of the venue; `null` where it has a sport menu. */
export function useLobby(): LobbyStreams | null {
  return useMember().part(lobbyStreams)
}
