import { addresses } from './addresses.ts'
import { anchorGame } from './anchorGame.ts'
import { announcements } from './announcements.ts'
import { betNews } from './betNews.ts'
import { betErrors } from './betErrors.ts'
import { bets } from './bets.ts'
import { cashOut } from './cashOut.ts'
import { copyBets } from './copyBets.ts'
import { casino } from './casino.ts'
import { entry } from './entry.ts'
import { esports, esportsWords } from './esports.ts'
import { filter } from './filter.ts'
import { games } from './games.ts'
import { imty } from './imty.ts'
import { lobby } from './lobby.ts'
import { lottery } from './lottery.ts'
import { matchPage } from './matchPage.ts'
import { moreMarkets } from './moreMarkets.ts'
import { news } from './news.ts'
import { player } from './player.ts'
import { luckyBag } from './luckyBag.ts'
import { polls } from './polls.ts'
import { predictions } from './predictions.ts'
import { records } from './records.ts'
import { reserve } from './reserve.ts'
import { results } from './results.ts'
import { protection } from './protection.ts'
import { room } from './room.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { siteContent } from './siteContent.ts'
import { slipMore } from './slipMore.ts'
import { slipSheet } from './slipSheet.ts'
import { statistics } from './statistics.ts'
import { stickers } from './stickers.ts'
import { venues } from './venues.ts'
import { virtual } from './virtual.ts'
import { wallet } from './wallet.ts'

/** The texts of screens that are loaded on demand; they come with the screen's code. */
export const lateTexts = {
  addresses,
  anchorGame,
  announcements,
  betNews,
  bets,
  cashOut,
  copyBets,
  casino,
  entry,
  errors: betErrors,
  esports,
  filter,
  games,
  imty,
  lobby,
  lottery,
  match: matchPage,
  moreMarkets,
  news,
  player,
  luckyBag,
  polls,
  predictions,
  protection,
  records,
  reserve,
  results,
  room,
  search,
  settings,
  slip: slipSheet,
  siteContent,
  slipMore,
  sports: esportsWords,
  statistics,
  stickers,
  venues,
  virtual,
  wallet,
}
