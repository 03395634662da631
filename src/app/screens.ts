import { loadEmptyDrawing } from '../ui/feedback/EmptyArt.tsx'
import { lazyScreen } from './lazyScreen.tsx'

const loadMatch = async () => (await import('../screens/match/MatchScreen.tsx')).MatchScreen
const loadRecords = async () => (await import('../screens/RecordsScreen.tsx')).RecordsScreen
const loadResults = async () => (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen
const loadResult = async () => (await import('../screens/results/ResultScreen.tsx')).ResultScreen
const loadSettings = async () => (await import('../screens/SettingsScreen.tsx')).SettingsScreen
const loadProtection = async () => (await import('../screens/ProtectionScreen.tsx')).ProtectionScreen
const loadAnnouncements = async () => (await import('../screens/AnnouncementsScreen.tsx')).AnnouncementsScreen
const loadSearch = async () => (await import('../screens/search/SearchScreen.tsx')).SearchScreen
const loadNews = async () => (await import('../screens/news/NewsScreen.tsx')).NewsScreen
const loadRooms = async () => (await import('../screens/RoomsScreen.tsx')).RoomsScreen
const loadRoom = async () => (await import('../screens/room/RoomScreen.tsx')).RoomScreen
const loadRound = async () => (await import('../screens/round/RoundScreen.tsx')).RoundScreen
const loadVirtual = async () => (await import('../screens/virtual/VirtualScreen.tsx')).VirtualScreen
const loadVirtualMatch = async () =>
  (await import('../screens/virtual/VirtualMatchScreen.tsx')).VirtualMatchScreen
const loadCasino = async () => (await import('../screens/casino/CasinoScreen.tsx')).CasinoScreen
const loadCasinoTable = async () => (await import('../screens/casino/TableScreen.tsx')).TableScreen
const loadCasinoMulti = async () => (await import('../screens/casino/MultiScreen.tsx')).MultiScreen
const loadLottery = async () => (await import('../screens/lottery/LotteryScreen.tsx')).LotteryScreen
const loadLotteryTicket = async () => (await import('../screens/lottery/TicketScreen.tsx')).TicketScreen
const loadLotteryTrend = async () => (await import('../screens/lottery/TrendScreen.tsx')).TrendScreen
const loadWallet = async () => (await import('../screens/wallet/WalletScreen.tsx')).WalletScreen
const loadStatement = async () => (await import('../screens/wallet/StatementScreen.tsx')).StatementScreen
const loadSharedSlip = async () => (await import('../screens/SharedSlipScreen.tsx')).SharedSlipScreen
const loadEsports = async () => (await import('../screens/esports/EsportsScreen.tsx')).EsportsScreen
const loadRegister = async () => (await import('../screens/RegisterScreen.tsx')).RegisterScreen
const loadRecover = async () => (await import('../screens/RecoverScreen.tsx')).RecoverScreen
const loadHelp = async () => (await import('../screens/HelpScreen.tsx')).HelpScreen
const loadLogin = async () => (await import('../screens/LoginScreen.tsx')).LoginScreen

// The home list is part of the entry chunk, since most visits start there; the other screens load on demand.
export const LazyMatch = lazyScreen(loadMatch)
export const LazyRecords = lazyScreen(loadRecords)
export const LazyResults = lazyScreen(loadResults)
export const LazyResult = lazyScreen(loadResult)
export const LazySettings = lazyScreen(loadSettings)
export const LazyProtection = lazyScreen(loadProtection)
export const LazyAnnouncements = lazyScreen(loadAnnouncements)
export const LazySearch = lazyScreen(loadSearch)
export const LazyNews = lazyScreen(loadNews)
export const LazyRooms = lazyScreen(loadRooms)
export const LazyRoom = lazyScreen(loadRoom)
export const LazyCasino = lazyScreen(loadCasino)
export const LazyCasinoTable = lazyScreen(loadCasinoTable)
export const LazyCasinoMulti = lazyScreen(loadCasinoMulti)
export const LazyLottery = lazyScreen(loadLottery)
export const LazyLotteryTicket = lazyScreen(loadLotteryTicket)
export const LazyLotteryTrend = lazyScreen(loadLotteryTrend)
export const LazyWallet = lazyScreen(loadWallet)
export const LazyStatement = lazyScreen(loadStatement)
export const LazySharedSlip = lazyScreen(loadSharedSlip)
export const LazyRound = lazyScreen(loadRound)
export const LazyVirtual = lazyScreen(loadVirtual)
export const LazyVirtualMatch = lazyScreen(loadVirtualMatch)
export const LazyEsports = lazyScreen(loadEsports)
export const LazyRegister = lazyScreen(loadRegister)
export const LazyRecover = lazyScreen(loadRecover)
export const LazyHelp = lazyScreen(loadHelp)
export const LazyLogin = lazyScreen(loadLogin)

/**
 * Preloads the screens that are likely to be opened next, and the drawings of empty and failed states, which
 * may be needed when nothing can be loaded. A failed load of a screen is retried when it is opened.
 */
export function preloadScreens(): void {
  void Promise.allSettled([loadMatch(), loadRecords(), loadSettings(), loadEmptyDrawing()])
}
