import { lazyScreen } from './lazyScreen.tsx'

const loadMatch = async () => (await import('../screens/MatchScreen.tsx')).MatchScreen
const loadRecords = async () => (await import('../screens/RecordsScreen.tsx')).RecordsScreen
const loadSettings = async () => (await import('../screens/SettingsScreen.tsx')).SettingsScreen
const loadRooms = async () => (await import('../screens/RoomsScreen.tsx')).RoomsScreen
const loadRoom = async () => (await import('../screens/RoomScreen.tsx')).RoomScreen
const loadLogin = async () => (await import('../screens/LoginScreen.tsx')).LoginScreen

// The home list is part of the entry, since nearly everybody starts there; the others come when asked for.
export const LazyMatch = lazyScreen(loadMatch)
export const LazyRecords = lazyScreen(loadRecords)
export const LazySettings = lazyScreen(loadSettings)
export const LazyRooms = lazyScreen(loadRooms)
export const LazyRoom = lazyScreen(loadRoom)
export const LazyLogin = lazyScreen(loadLogin)

/** Fetches what the member is likely to open next. What fails is fetched when it is opened. */
export function preloadScreens(): void {
  void Promise.allSettled([loadMatch(), loadRecords(), loadSettings()])
}
