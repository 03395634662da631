import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PATHS } from '../routes/paths.ts'
import { useLeaveTo } from '../routes/useLeaveTo.ts'
import { HomeScreen } from '../screens/HomeScreen.tsx'
import { MatchWaiting } from '../screens/match/MatchWaiting.tsx'
import { RoomWaiting } from '../screens/room/RoomWaiting.tsx'
import { LoginShell } from './LoginShell.tsx'
import { MemberShell } from './MemberShell.tsx'
import { Page } from './Page.tsx'
import {
  LazyAnnouncements,
  LazyCasino,
  LazyCasinoMulti,
  LazyCasinoTable,
  LazyEsports,
  LazyLottery,
  LazyLotteryTicket,
  LazyLotteryTrend,
  LazyMatch,
  LazyNews,
  LazyProtection,
  LazyRecords,
  LazyResult,
  LazyResults,
  LazyRoom,
  LazyRooms,
  LazyRound,
  LazySearch,
  LazySettings,
  LazySharedSlip,
  LazyStatement,
  LazyVirtual,
  LazyVirtualMatch,
  LazyWallet,
} from './screens.ts'

/** The routes of the app. Any other path redirects home; so does the return address that a venue is given. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={PATHS.login} element={<LoginShell page="login" />} />
      <Route path={PATHS.register} element={<LoginShell page="register" />} />
      <Route path={PATHS.recover} element={<LoginShell page="recover" />} />
      <Route path={PATHS.help} element={<LoginShell page="help" />} />
      <Route element={<MemberShell />}>
        <Route path={PATHS.home} element={<Home />} />
        <Route path={PATHS.match} element={<Match />} />
        <Route path={PATHS.search} element={<Search />} />
        <Route path={PATHS.news} element={<News />} />
        <Route path={PATHS.records} element={<Records />} />
        <Route path={PATHS.results} element={<Results />} />
        <Route path={PATHS.result} element={<Result />} />
        <Route path={PATHS.settings} element={<Settings />} />
        <Route path={PATHS.protection} element={<Protection />} />
        <Route path={PATHS.announcements} element={<Announcements />} />
        <Route path={PATHS.rooms} element={<Rooms />} />
        <Route path={PATHS.room} element={<Room />} />
        <Route path={PATHS.sharedSlip} element={<SharedSlip />} />
        <Route path={PATHS.round} element={<Round />} />
        <Route path={PATHS.virtual} element={<Virtual />} />
        <Route path={PATHS.virtualMatch} element={<VirtualMatch />} />
        <Route path={PATHS.casino} element={<Casino />} />
        <Route path={PATHS.casinoMulti} element={<CasinoMulti />} />
        <Route path={PATHS.casinoTable} element={<CasinoTable />} />
        <Route path={PATHS.lottery} element={<Lottery />} />
        <Route path={PATHS.lotteryTicket} element={<LotteryTicket />} />
        <Route path={PATHS.lotteryTrend} element={<LotteryTrend />} />
        <Route path={PATHS.wallet} element={<Wallet />} />
        <Route path={PATHS.statement} element={<Statement />} />
        <Route path={PATHS.esports} element={<Esports />} />
        <Route path={PATHS.esportsList} element={<Esports />} />
      </Route>
      <Route path="*" element={<ToHome />} />
    </Routes>
  )
}

function Home() {
  const { t } = useTranslation()
  return (
    <Page key="home" title={t('home.title')} waiting="matches">
      <HomeScreen />
    </Page>
  )
}

function Match() {
  const { t } = useTranslation()
  return (
    <Page key="match" title={t('match.title')} waiting="detail" frame={<MatchWaiting />}>
      <LazyMatch />
    </Page>
  )
}

function Search() {
  const { t } = useTranslation()
  return (
    <Page key="search" title={t('search.title')} waiting="records">
      <LazySearch />
    </Page>
  )
}

function News() {
  const { t } = useTranslation()
  return (
    <Page key="news" title={t('news.title')} waiting="records">
      <LazyNews />
    </Page>
  )
}

function Records() {
  const { t } = useTranslation()
  return (
    <Page key="records" title={t('records.title')} waiting="records">
      <LazyRecords />
    </Page>
  )
}

function Results() {
  const { t } = useTranslation()
  return (
    <Page key="results" title={t('results.title')} waiting="records">
      <LazyResults />
    </Page>
  )
}

function Result() {
  const { t } = useTranslation()
  return (
    <Page key="result" title={t('results.one')} waiting="detail">
      <LazyResult />
    </Page>
  )
}

function Settings() {
  const { t } = useTranslation()
  return (
    <Page key="settings" title={t('common.navigation.me')} waiting="records">
      <LazySettings />
    </Page>
  )
}

function Protection() {
  const { t } = useTranslation()
  return (
    <Page key="protection" title={t('protection.title')} waiting="records">
      <LazyProtection />
    </Page>
  )
}

function Announcements() {
  const { t } = useTranslation()
  return (
    <Page key="announcements" title={t('announcements.title')} waiting="records">
      <LazyAnnouncements />
    </Page>
  )
}

function Rooms() {
  const { t } = useTranslation()
  return (
    <Page key="rooms" title={t('room.list.title')} waiting="records">
      <LazyRooms />
    </Page>
  )
}

function Room() {
  const { t } = useTranslation()
  return (
    <Page key="room" title={t('room.title')} waiting="detail" frame={<RoomWaiting />}>
      <LazyRoom />
    </Page>
  )
}

function SharedSlip() {
  const { t } = useTranslation()
  return (
    <Page key="sharedSlip" title={t('slip.title')} waiting="records">
      <LazySharedSlip />
    </Page>
  )
}

function Round() {
  const { t } = useTranslation()
  return (
    <Page key="round" title={t('games.proof.title')} waiting="detail">
      <LazyRound />
    </Page>
  )
}

function Virtual() {
  const { t } = useTranslation()
  return (
    <Page key="virtual" title={t('virtual.title')} waiting="detail">
      <LazyVirtual />
    </Page>
  )
}

function VirtualMatch() {
  const { t } = useTranslation()
  return (
    <Page key="virtualMatch" title={t('virtual.title')} waiting="detail">
      <LazyVirtualMatch />
    </Page>
  )
}

function Casino() {
  const { t } = useTranslation()
  return (
    <Page key="casino" title={t('casino.title')} waiting="records">
      <LazyCasino />
    </Page>
  )
}

function CasinoMulti() {
  const { t } = useTranslation()
  return (
    <Page key="casinoMulti" title={t('casino.title')} waiting="detail">
      <LazyCasinoMulti />
    </Page>
  )
}

function CasinoTable() {
  const { t } = useTranslation()
  return (
    <Page key="casinoTable" title={t('casino.title')} waiting="detail">
      <LazyCasinoTable />
    </Page>
  )
}

function Lottery() {
  const { t } = useTranslation()
  return (
    <Page key="lottery" title={t('lottery.title')} waiting="records">
      <LazyLottery />
    </Page>
  )
}

function LotteryTicket() {
  const { t } = useTranslation()
  return (
    <Page key="lotteryTicket" title={t('lottery.title')} waiting="detail">
      <LazyLotteryTicket />
    </Page>
  )
}

function LotteryTrend() {
  const { t } = useTranslation()
  return (
    <Page key="lotteryTrend" title={t('lottery.title')} waiting="detail">
      <LazyLotteryTrend />
    </Page>
  )
}

function Wallet() {
  const { t } = useTranslation()
  return (
    <Page key="wallet" title={t('wallet.title')} waiting="records">
      <LazyWallet />
    </Page>
  )
}

function Statement() {
  const { t } = useTranslation()
  return (
    <Page key="statement" title={t('wallet.statement.title')} waiting="records">
      <LazyStatement />
    </Page>
  )
}

function Esports() {
  const { t } = useTranslation()
  return (
    <Page key="esports" title={t('markets.sportGroup.esports')} waiting="matches">
      <LazyEsports />
    </Page>
  )
}

function ToHome() {
  const leaveTo = useLeaveTo()
  useEffect(() => {
    leaveTo(PATHS.home)
  }, [leaveTo])
  return null
}
