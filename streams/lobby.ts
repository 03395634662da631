/** The entry point of the lobby of a venue without a sport menu. */
export { lobbyStreams, type LobbyStreams } from './core/lobbyStreams.ts'
