export { createStreams, type Streams } from './createStreams.ts'
export { formatAmount, formatMoney, groupDigits } from './domain/amount.ts'
export type { BlockReason, SlipKind } from './domain/blockReason.ts'
export { clockAt, formatClock } from './domain/clock.ts'
export type { Failure } from './domain/failure.ts'
export type { VenueTrouble } from './link/venueSession.ts'
export type { EndedNow } from './domain/ifEndedNow.ts'
export { isLiveLeg, type Leg } from './domain/leg.ts'
export { formatLine, sideLine } from './domain/lineFormat.ts'
export type { MarketKey, MarketSpec, Side, Stat } from './domain/market.ts'
export { countOfAll, type Match, type MatchClock, type Pair, type Team, teamNames } from './domain/match.ts'
export { type Currency, type Money, money } from './domain/money.ts'
export { type OddsFormat, oddsFromScaled } from './domain/odds.ts'
export { formatOdds, oddsDisplayOf } from './domain/oddsFormat.ts'
export { type MemberLevels, oddsLevelName, oddsLevelPercent } from './domain/oddsLevel.ts'
export {
  type AcceptanceSetting,
  isReturned,
  isVoid,
  type LegOutcome,
  type Order,
  type OrderLeg,
  type PlayedOutcome,
} from './domain/order.ts'
export { isCover, type SeriesKey, seriesOdds, seriesOf, wholeSeries } from './domain/parlay.ts'
export type { PlacingChannel } from './domain/placingChannel.ts'
export { type AllLanguages, type LocalText, textIn } from './domain/localText.ts'
export type { RoomMessage, SharedLeg, Speaker } from './domain/room/message.ts'
export type {
  ChatEnd,
  Gift,
  GiftCurrency,
  LiveRoom,
  Prediction,
  PredictionSide,
  RoomConnection,
  RoomRefusal,
  VideoSource,
} from './domain/room/room.ts'
export { eachSet, isSet } from './domain/vocabulary/periods.ts'
export { entrantOf, isComposedSide, isNamedSide } from './domain/vocabulary/sides.ts'
export { BET_TYPES, type LeagueChoice, LIST_SORTS, type ListTab } from './domain/menu.ts'
export { isEsport, isSport, isVirtualSport, type Sport, sportOfId } from './domain/vocabulary/sports.ts'
export { SETTING_OPTIONS, type Settings } from './feeds/settings/index.ts'
export { type Feed, type FeedReason, failureOf, valueOf } from './kernel/feed.ts'
export type { Scope } from './kernel/scope.ts'
export type { State$ } from './kernel/state.ts'
export type { Exit } from './link/exits.ts'
export type { VenueBlockModel } from './core/venueBlock.ts'
export type { VenueRules } from './venues/venue.ts'
export type { VenueBlock } from './venues/venueSettings.ts'
export type { VenueStatus } from './link/venueStatuses.ts'
export type { Opening } from './link/maintenance.ts'
export type { SlipField } from './machines/slip/slipFields.ts'
export { slipKinds } from './machines/slip/slipKinds.ts'
export type { DanmakuSettings } from './domain/danmaku/settings.ts'
export type { DanmakuMessage, DanmakuModel, Flight } from './views/danmaku/danmakuModel.ts'
export type { GiftStageModel } from './views/giftStage/giftStage.ts'
export { isFavourite, isFavouriteLeague } from './feeds/favourites/index.ts'
export type { HomeView } from './views/home/homeModel.ts'
export type { LeagueGroup } from './views/home/leagueGroups.ts'
export {
  type AccountFault,
  NAME_RULE,
  nameFault,
  PASSWORD_RULE,
  passwordFault,
  type SiteNotes,
} from './domain/account.ts'
export type { Entry } from './link/accountCalls.ts'
export type { Account, ChangeForm, EntryForm, RecoveryCodeForm } from './views/account/account.ts'
export type { FormView } from './views/account/form.ts'
export { acceptanceSettings, offered } from './venues/venue.ts'
export type { LoginView } from './views/login/loginModel.ts'
export type { KeyValue } from './ports/storage.ts'
export type { Column, ColumnPage } from './domain/sports/descriptor.ts'
export { descriptorOf, gameScore, runningCount } from './domain/sports/descriptorOf.ts'
export { ADVANTAGE } from './domain/sports/sets.ts'
export type { MarketSection } from './views/match/marketSections.ts'
export type { MatchView } from './views/match/matchModel.ts'
export type { MatchNotice } from './views/match/matchNotices.ts'
export type { MatchRowView } from './views/match/matchRow.ts'
export type { PriceView } from './views/match/priceView.ts'
export type { MemberStreams } from './core/memberStreams.ts'
export type { LiveStreams } from './core/liveStreams.ts'
export type { PlayerModel } from './views/player/playerModel.ts'
export type { NowPlaying } from './ports/videoPlayer.ts'
export type { PlayerView } from './views/player/playerView.ts'
export type { RecordsView } from './views/records/recordsModel.ts'
export type { SessionPlay } from './views/protection/sessionPlay.ts'
export type { OutcomeBetView, OutcomeLegView, OutcomeView } from './views/slip/outcomeView.ts'
export type { SlipLegView } from './views/slip/slipLegView.ts'
export type { SlipModel } from './views/slip/slipModel.ts'
export type { SlipView } from './views/slip/slipView.ts'
export type { ShownPoll } from './machines/poll/poll.ts'
export type { Sticker } from './domain/room/stickers.ts'
export type { RoomBags } from './views/room/roomBags.ts'
export type { PutBag, SeenBag } from './machines/luckyBag/bags.ts'
export type { BagDetail, LuckyBag } from './domain/room/luckyBag.ts'
export type { CopyModel, CopyOffer } from './views/room/copyOffers.ts'
export type { CopyCap } from './domain/room/tipster.ts'
export type { RoomPolls } from './views/room/roomPolls.ts'
export type { SharedNow } from './views/room/sharedNow.ts'
export { REASON_LENGTH } from './domain/room/room.ts'
export type { GiverRanking, RankingPeriod } from './domain/room/ranking.ts'
export type { ReportReason } from './domain/room/room.ts'
export type {
  ChatLine,
  ChatView,
  ComposerView,
  GiftLane,
  GiftShow,
  OrderPush,
  RoomFacts,
  RoomModel,
  RoomsModel,
} from './views/room/roomView.ts'
