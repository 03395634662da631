import { addresses } from './addresses.ts'
import { anchorGame } from './anchorGame.ts'
import { announcements } from './announcements.ts'
import { betNews } from './betNews.ts'
import { bets } from './bets.ts'
import { cashOut } from './cashOut.ts'
import { copyBets } from './copyBets.ts'
import { casino } from './casino.ts'
import { common } from './common.ts'
import { entry } from './entry.ts'
import { errors } from './errors.ts'
import { esports, esportsWords } from './esports.ts'
import { games } from './games.ts'
import { home } from './home.ts'
import { imty } from './imty.ts'
import { lobby } from './lobby.ts'
import { login } from './login.ts'
import { markets } from './markets.ts'
import { lottery } from './lottery.ts'
import { match } from './match.ts'
import { moreMarkets } from './moreMarkets.ts'
import { news } from './news.ts'
import { player } from './player.ts'
import { luckyBag } from './luckyBag.ts'
import { polls } from './polls.ts'
import { predictions } from './predictions.ts'
import { protection } from './protection.ts'
import { records } from './records.ts'
import { reserve } from './reserve.ts'
import { results } from './results.ts'
import { room } from './room.ts'
import { filter } from './filter.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { slip } from './slip.ts'
import { sports } from './sports.ts'
import { states } from './states.ts'
import { siteContent } from './siteContent.ts'
import { slipMore } from './slipMore.ts'
import { statistics } from './statistics.ts'
import { stickers } from './stickers.ts'
import { venues } from './venues.ts'
import { virtual } from './virtual.ts'
import { wallet } from './wallet.ts'

/** All texts of this language, by area. */
export const texts = {
  common,
  login,
  entry,
  esports,
  games,
  home,
  imty,
  lobby,
  lottery,
  match,
  markets,
  moreMarkets,
  news,
  luckyBag,
  polls,
  predictions,
  sports: { ...sports, ...esportsWords },
  slip,
  records,
  reserve,
  results,
  addresses,
  anchorGame,
  announcements,
  betNews,
  bets,
  cashOut,
  copyBets,
  casino,
  room,
  filter,
  search,
  settings,
  siteContent,
  slipMore,
  statistics,
  stickers,
  venues,
  virtual,
  wallet,
  states,
  errors,
  protection,
  player,
}
