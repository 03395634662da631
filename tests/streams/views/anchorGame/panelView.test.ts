import { describe, expect, it } from 'vitest'
import { gameStatusOf } from '../../../../streams/domain/anchorGames/states.ts'
import { money, type Money } from '../../../../streams/domain/money.ts'
import type { RoundState } from '../../../../streams/domain/rounds/roundState.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { panelState } from '../../../../streams/machines/anchorPanel/panel.ts'
import { type PanelInput, panelView } from '../../../../streams/views/anchorGame/panelView.ts'
import { STAGES } from '../../../documents/games/anchorCodes.ts'
import { roundOf } from '../../domain/rounds/clientRounds.ts'

function viewOf(
  state: RoundState,
  maintain: 'on' | 'maintain',
  balance: Money | null = null,
  change: Partial<PanelInput> = {},
) {
  const round = roundOf({ product: 'anchorGame', game: 'penalty', state })
  const input: PanelInput = {
    game: 'penalty',
    now: live({ round, drawn: null, company: null }, 1000),
    gameSwitch: { maintain, message: '换草皮' },
    config: null,
    over: [],
    past: [],
    next: null,
    state: panelState('RMB', 10),
    phase: state,
    action: 'wait',
    playing: null,
    calls: [],
    balance,
    ...change,
  }
  return panelView(input)
}

it.each([
  ['decided', [money(5_000, 'RMB')]],
  ['closed', []],
  ['void', []],
] as const)(
  'shows the bets of a round that is %s while they are neither paid nor given back',
  (state, stakes) => {
    const round = roundOf({ product: 'anchorGame', game: 'penalty', state })
    const [stake, returned] = [money(5_000, 'RMB'), money(0, 'RMB')]
    const company = {
      round: round.round,
      crowd: new Map(),
      mine: [{ option: 'jq', stake, returned }],
    } as const
    const options = [{ option: 'jq', name: '进球', odds: 195_000, rtp: 975_000 }] as const
    const { options: shown } = viewOf(state, 'on', null, {
      now: live({ round, drawn: null, company }, 1000),
      config: { game: 'penalty', name: '', options, limits: new Map(), quickAmounts: [], rules: '' },
    })
    expect(shown[0]?.accepted).toEqual(stakes)
  },
)

describe('the stage of the panel', () => {
  it.each([
    ['announced', 'idle', null],
    ['open', 'bet', null],
    ['sealed', 'seal', null],
    ['decided', 'result', null],
    ['interrupted', 'error', 'retry'],
    ['closed', 'idle', null],
    ['void', 'error', 'voided'],
  ] as const)('of a round that is %s is %s', (state, stage, trouble) => {
    expect(viewOf(state, 'on')).toMatchObject({ stage, trouble })
  })

  it('is the documented one of the code of each state', () => {
    const stageOf = new Map(STAGES.map(({ code, means }) => [code, means.toLowerCase()]))
    for (const state of ['announced', 'open', 'sealed', 'decided', 'interrupted', 'closed'] as const) {
      expect([state, viewOf(state, 'on').stage]).toEqual([state, stageOf.get(gameStatusOf(state))])
    }
  })

  it.each(['open', 'sealed', 'decided', 'interrupted'] as const)(
    'of a round that is %s is the same while the game is maintained: it runs to its end',
    (state) => {
      expect(viewOf(state, 'maintain').trouble).not.toBe('maintained')
    },
  )

  it.each(['announced', 'closed', 'void'] as const)(
    'is the maintenance after it, also where the last round is %s: none is announced then',
    (state) => {
      expect(viewOf(state, 'maintain')).toMatchObject({
        stage: 'error',
        trouble: 'maintained',
        message: '换草皮',
      })
    },
  )
})

describe('the balance', () => {
  it('is that of the chosen currency, and none while another one is still told', () => {
    expect(viewOf('open', 'on', money(12_345, 'RMB')).balance).toEqual(money(12_345, 'RMB'))
    expect(viewOf('open', 'on', money(12_345, 'USDT')).balance).toBeNull()
    expect(viewOf('open', 'on').balance).toBeNull()
  })
})

describe('what keeps a choice from being sent', () => {
  const limits = { min: 100, max: 500_000, maxOf: {}, roundMax: 2_000_000 }
  const config: PanelInput['config'] = {
    game: 'penalty',
    name: '点球大战',
    quickAmounts: [10, 50, 100],
    rules: '',
    options: [{ option: 'jq', name: '进球', odds: 195_000, rtp: 975_000 }],
    limits: new Map([['RMB', limits]]),
  }
  const chosen = (units: number) => ({
    ...panelState('RMB', units),
    chosen: new Map([['jq', units] as const]),
  })

  it('is nothing while the game is played, within the limits and the balance', () => {
    const change = { config, state: chosen(10) }
    expect(viewOf('open', 'on', money(5_000, 'RMB'), change).block).toBeNull()
    expect(viewOf('open', 'on', money(999, 'RMB'), change).block).toMatchObject({ kind: 'insufficient' })
  })

  it('is the maintenance, of which the platform would say the same: a round that is open runs to its end', () => {
    expect(viewOf('open', 'maintain', null, { config, state: chosen(10) }).block).toEqual({
      kind: 'maintained',
    })
    expect(viewOf('open', 'maintain', null, { config }).block).toBeNull()
  })
})
