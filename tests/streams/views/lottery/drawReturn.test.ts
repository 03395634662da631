import { map } from 'rxjs'
import { it } from 'vitest'
import { type Currency, money } from '../../../../streams/domain/money.ts'
import type { OwnGameBet } from '../../../../streams/domain/rounds/gameBet.ts'
import { drawReturns$ } from '../../../../streams/views/lottery/drawReturn.ts'
import { withMarbles } from '../../../support/marbles.ts'

const bet = (orderNo: string, round: string, staked: number, returned: number, currency: Currency = 'RMB') =>
  ({
    product: 'lottery',
    game: '201',
    round,
    state: 'settled',
    clientId: `id-${orderNo}`,
    orderNo,
    stake: money(staked, currency),
    returned: money(returned, currency),
  }) satisfies OwnGameBet

const BETS = {
  l: bet('TP1', '1251', 200, 0),
  w: bet('TP2', '1251', 200, 390),
  m: bet('TP3', '1251', 1_000, 0),
  n: bet('TP4', '1252', 200, 0),
  o: bet('TP5', '1252', 200, 195_000),
  u: bet('TP6', '1252', 100, 195, 'USDT'),
}

it.each([
  ['nothing is told of a draw from which nothing came back', 'l-m-n', '-----', {}],
  [
    'the bets of a draw count together, whichever comes first, and each once',
    'l-w-w-m',
    '--a-a-b',
    { a: '1251: 390 of 400 RMB', b: '1251: 390 of 1400 RMB' },
  ],
  [
    'another draw begins anew, and so does another currency',
    'w-n-o-u',
    'a---b-c',
    { a: '1251: 390 of 200 RMB', b: '1252: 195000 of 400 RMB', c: '1252: 195 of 100 USDT' },
  ],
])('%s', (_, settled, told, values) => {
  withMarbles(({ cold, expectObservable }) => {
    const words$ = drawReturns$(cold(settled, BETS)).pipe(
      map(
        ({ round, staked, returned }) =>
          `${round}: ${returned.minor} of ${staked.minor} ${returned.currency}`,
      ),
    )
    expectObservable(words$).toBe(told, values)
  })
})
