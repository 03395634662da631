import { isAnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import { anchorLimits } from '../../../streams/domain/anchorGames/limits.ts'
import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import { returnAt } from '../../../streams/domain/rounds/roundReturn.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { anchorBetRequest } from '../../../streams/wire/site/anchorGameBets.ts'
import { anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import type { BetRuleRefusal } from '../../rounds/rounds.ts'
import { memberCall, type SiteCall } from '../../site/siteCall.ts'
import { type SiteReply, success } from '../../site/siteReply.ts'
import { currenciesOf } from '../../site/walletMember.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { refusedBet } from '../betRefusals.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { PRODUCT } from './anchorRoundGame.ts'
import { ruleRefusal } from './betRules.ts'
import type { GameMessages } from './gameMessages.ts'
import { textLanguage } from './language.ts'
import { isPlayedIn } from './roomGames.ts'
import { selectionOf } from './selection.ts'

interface BettingDeps extends AnchorCallDeps {
  readonly messages: Pick<GameMessages, 'tellBets'>
}

/** Takes bets on a round (docs/games/anchor.md, 4.6). */
export function bettingCall(deps: BettingDeps): SiteCall {
  const { rounds, store, clock, directory, switches, options, messages } = deps
  return memberCall(anchorGamePaths.betting, anchorBetRequest, async (body, { memberId }, { language }) => {
    const { gameCode: game, imId, roundNo: round, validUntil } = body
    if (!isAnchorGame(game) || !isPlayedIn(directory, imId, game)) return refusedBet('badRequest')
    const currency = currencyOf(body.currency)
    const { oddsLevel, onlyCurrency } = await store.accounts.bettor(memberId)
    if (currency === null || !currenciesOf({ onlyCurrency }).includes(currency)) return refusedBet('currency')
    const limits = anchorLimits(game, currency, oddsLevel)
    const placed = await rounds.place({
      product: PRODUCT,
      game,
      memberId,
      purpose: 'main',
      currency,
      validUntil,
      bets: body.bets.map(({ clientOrderId, option, betAmount, odds }) => ({
        clientId: clientOrderId,
        round,
        selection: { option, room: imId },
        odds,
        stake: betAmount,
      })),
      optionOf: (selection) => selectionOf(selection).option,
      check: (sums) =>
        switchRefusal(switches.of(game).maintain) ?? ruleRefusal({ game, currency, limits }, body.bets, sums),
    })
    if (placed.status === 'refused') {
      const changed = placed.reason === 'oddsChanged'
      const data = changed ? { options: options(game, textLanguage(language)) } : null
      return refusedBet(placed.reason, data)
    }
    if (placed.fresh) messages.tellBets(placed.positions)
    return placedReply(round, placed.positions, placed.balance, clock.now())
  })
}

function currencyOf(code: number): Currency | null {
  const known: readonly Currency[] = ['RMB', 'USDT']
  return known.find((currency) => CURRENCY_IDS[currency] === code) ?? null
}

function switchRefusal(maintain: 'off' | 'on' | 'maintain'): BetRuleRefusal | null {
  if (maintain === 'on') return null
  return maintain === 'off' ? 'gameOff' : 'maintenance'
}

function placedReply(
  roundNo: string,
  positions: readonly StoredPosition[],
  balance: number,
  ts: number,
): SiteReply {
  const orders = positions.map(({ clientId, positionNo, selection, stake, odds }) => ({
    clientOrderId: clientId,
    orderNo: positionNo,
    option: selectionOf(selection).option,
    betAmount: unitsText(stake),
    odds,
    maxReturn: unitsText(returnAt(stake, odds ?? 0).returned),
  }))
  return success({ roundNo, orders, balance: unitsText(balance), ts })
}
