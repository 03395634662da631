import { ANCHOR_GAMES, type AnchorGame, isAnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import { anchorLimits, QUICK_AMOUNTS } from '../../../streams/domain/anchorGames/limits.ts'
import { ANCHOR_TIMES } from '../../../streams/domain/anchorGames/states.ts'
import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { anchorConfigRequest } from '../../../streams/wire/site/anchorGames.ts'
import { anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import { anchorGameName } from '../../names/anchorGameNames.ts'
import { knownMemberCall, type SiteCall } from '../../site/siteCall.ts'
import { refusal, success } from '../../site/siteReply.ts'
import { currenciesOf } from '../../site/walletMember.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { gameRules } from './gameRules.ts'
import { textLanguage } from './language.ts'

/** The highest level, and both currencies. */
const ANYONE = { oddsLevel: 1, onlyCurrency: null } as const

/**
 * Options, limits, lengths and rules of games; with a token the limits are the member's (docs/games/anchor.md, 4.3).
 */
export function configCall({
  store,
  options,
  clock,
}: Pick<AnchorCallDeps, 'store' | 'options' | 'clock'>): SiteCall {
  return knownMemberCall(
    anchorGamePaths.config,
    anchorConfigRequest,
    async ({ gameCode }, holder, { language }) => {
      const asked = gameCode === undefined ? Object.keys(ANCHOR_GAMES) : [gameCode]
      if (!asked.every(isAnchorGame)) return refusal('validation', 'badBody')
      const { oddsLevel: level, onlyCurrency } =
        holder === null ? ANYONE : await store.accounts.bettor(holder.memberId)
      const context = {
        options,
        level,
        currencies: currenciesOf({ onlyCurrency }),
        language: textLanguage(language),
      }
      const games = asked.map((game) => configRow(game, context))
      return success({ games, ts: clock.now() })
    },
  )
}

interface RowContext extends Pick<AnchorCallDeps, 'options'> {
  readonly level: number
  readonly currencies: readonly Currency[]
  readonly language: TextLanguage
}

function configRow(game: AnchorGame, { options, level, currencies, language }: RowContext): unknown {
  const rows = options(game, language)
  return {
    gameCode: game,
    gameName: anchorGameName(game, language),
    options: rows,
    limits: currencies.map((currency) => limitsRow(game, currency, level)),
    quickAmounts: QUICK_AMOUNTS,
    times: ANCHOR_TIMES,
    rules: gameRules(game, rows, language),
  }
}

function limitsRow(game: AnchorGame, currency: Currency, level: number): unknown {
  const { min, max, maxOf, roundMax } = anchorLimits(game, currency, level)
  return {
    currency: CURRENCY_IDS[currency],
    min: unitsText(min),
    max: unitsText(max),
    maxOf: Object.fromEntries(Object.entries(maxOf).map(([option, most]) => [option, unitsText(most)])),
    roundMax: unitsText(roundMax),
  }
}
