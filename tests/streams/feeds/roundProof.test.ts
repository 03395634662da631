import { defer, firstValueFrom, type Observable, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWebCrypto } from '../../../streams/adapters/webCrypto.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import { money } from '../../../streams/domain/money.ts'
import { ok, type Result } from '../../../streams/domain/result.ts'
import { proverOf } from '../../../streams/domain/roundProof/provers.ts'
import type { RoundProof } from '../../../streams/domain/roundProof/roundProof.ts'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import { computeRound } from '../../../streams/feeds/roundProof/computeRound.ts'
import { readProof$, roundProof$, type RoundProofState } from '../../../streams/feeds/roundProof/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { RecordedBet } from '../../../streams/venues/roundBets.ts'
import { proofPath } from '../../../streams/wire/games/proof.ts'
import { createRoundProof } from '../../../streams/views/roundProof/roundProofModel.ts'
import { allAgree, proofSteps } from '../../../streams/views/roundProof/proofSteps.ts'
import { createLinkUnderTest } from '../../support/link.ts'
import { createNodeCrypto } from '../../support/nodeCrypto.ts'
import { createFakePorts, response } from '../../support/ports.ts'

/** The example of docs/games/rounds.md, 4. */
const PROOF: RoundProof & { readonly seed: string } = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0031',
  state: 'closed',
  commitment: '0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad',
  announcedAt: 1_795_150_361_500,
  opensAt: 1_795_150_389_000,
  sealsAt: 1_795_150_409_000,
  decidedAt: 1_795_150_410_000,
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  result: {
    player: [3, 51],
    banker: [7, 12],
    playerPoints: 4,
    bankerPoints: 8,
    results: [3001, 3031],
  },
  shoe: { number: '20261120-03', first: '20261120-0031', left: null, cut: 30, last: false },
  entry: null,
}

const BET: RecordedBet = {
  orderNo: 'TP1',
  option: '3031',
  optionName: '庄',
  stake: 10_000,
  currency: 'RMB',
  numbers: null,
  unit: null,
  multiple: null,
  returned: money(20_000, 'RMB'),
  status: 'settled',
}

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

/** An answer for each time that it is asked. */
function answering<T>(answer: () => T): Observable<T> {
  return defer(() => of(answer()))
}

const computedOf = async (proof = PROOF) => {
  const prover = proverOf(proof.product)
  if (prover === null) throw new Error('no prover')
  return await computeRound(proof, prover, createNodeCrypto())
}

const failedStep = async (proof: typeof PROOF, told: string | null, bets: readonly RecordedBet[]) => {
  const steps = proofSteps({ proof, computed: await computedOf(proof), told, bets })
  expect(allAgree(steps)).toBe(!steps.some(({ agrees }) => agrees === false))
  return steps.filter(({ agrees }) => agrees === false).map(({ step }) => step)
}

describe('a round that is computed', () => {
  it('is that of the documents, with the cryptography of the browser too', async () => {
    const prover = proverOf('casino')
    if (prover === null) throw new Error('no prover')
    for (const crypto of [createNodeCrypto(), createWebCrypto()]) {
      const { commitment, draws, round } = await computeRound(PROOF, prover, crypto)
      expect(commitment).toBe(PROOF.commitment)
      expect(round?.result).toEqual(PROOF.result)
      expect(draws.map(({ value }) => value).slice(0, 4)).toEqual([31, 61, 406, 96])
    }
  })

  it('needs as many blocks as it needs', async () => {
    const { draws } = await computeRound(
      PROOF,
      (_, sequence) => {
        for (let draw = 0; draw < 1000; draw += 1) sequence.below(7)
        return { result: null, returnOf: () => null }
      },
      createNodeCrypto(),
    )
    expect(draws).toHaveLength(1000)
  })

  it('has no round where a proof never ends, or throws', async () => {
    const endless = await computeRound(
      PROOF,
      (_, sequence) => {
        for (;;) sequence.below(7)
      },
      createNodeCrypto(),
    )
    expect(endless.round).toBeNull()
    const shoe = PROOF.shoe === null ? null : { ...PROOF.shoe, left: Array.from({ length: 52 }, () => 0) }
    expect((await computedOf({ ...PROOF, shoe })).round).toBeNull()
  })
})

describe('the steps of a proof', () => {
  it('agree for the example, with a bet and the commitment that was told', async () => {
    const computed = await computedOf()
    const steps = proofSteps({ proof: PROOF, computed, told: PROOF.commitment, bets: [BET] })
    expect(steps.map(({ step }) => step)).toEqual(['commitment', 'told', 'draws', 'result', 'cut', 'bets'])
    expect(steps.filter(({ agrees }) => agrees !== true)).toEqual([])
  })

  it('say which one fails', async () => {
    const cut = (await computedOf()).round?.cut ?? 0
    const right = PROOF.shoe === null ? PROOF : { ...PROOF, shoe: { ...PROOF.shoe, cut } }
    expect(await failedStep(right, null, [BET])).toEqual([])
    expect(await failedStep({ ...right, commitment: 'f'.repeat(64) }, null, [])).toEqual(['commitment'])
    expect(await failedStep(right, 'f'.repeat(64), [])).toEqual(['told'])
    expect(await failedStep({ ...right, shoe: null }, null, [])).toEqual(['draws'])
    expect(await failedStep({ ...right, result: { ...right.result, playerPoints: 5 } }, null, [])).toEqual([
      'result',
    ])
    const wrongCut = right.shoe === null ? right : { ...right, shoe: { ...right.shoe, cut: cut + 1 } }
    expect(await failedStep(wrongCut, null, [])).toEqual(['cut'])
    expect(await failedStep(right, null, [{ ...BET, returned: money(19_999, 'RMB') }])).toEqual(['bets'])
    expect(await failedStep(right, null, [{ ...BET, option: '1' }])).toEqual(['bets'])
  })

  it('leave a bet open until it is settled, and compare one that was given back with its stake', async () => {
    const computed = await computedOf()
    const betsOf = (bets: readonly RecordedBet[], state = 'closed') =>
      proofSteps({ proof: { ...PROOF, state }, computed, told: null, bets }).find(
        ({ step }) => step === 'bets',
      )
    expect(betsOf([{ ...BET, status: 'open' }])?.agrees).toBeNull()
    expect(betsOf([{ ...BET, status: 'cancelled', returned: money(10_000, 'RMB') }], 'void')?.agrees).toBe(
      true,
    )
    expect(betsOf([BET], 'void')?.agrees).toBe(false)
  })
})

describe('reading a proof', () => {
  const ask = async (key: RoundKey, script: string | ReturnType<typeof response>) => {
    const ports = createFakePorts()
    const { link, end } = createLinkUnderTest(ports)
    ports.http.answer(proofPath(key.product, key.game, key.round), () => script)
    const result = await firstValueFrom(readProof$(key, { http: ports.http, link }))
    end()
    return result
  }

  it('gives the proof, nothing for an unknown round, and a failure for anything else', async () => {
    expect(await ask(PROOF, JSON.stringify(PROOF))).toMatchObject({ ok: true, value: PROOF })
    expect(await ask(PROOF, response('not found', 404))).toEqual({ ok: true, value: null })
    expect(await ask(PROOF, response('', 500))).toMatchObject({ error: { kind: 'serverError' } })
    expect(await ask(PROOF, '{')).toMatchObject({ error: { kind: 'badData' } })
    expect(await ask(PROOF, JSON.stringify({ ...PROOF, round: '2' }))).toMatchObject({
      error: { kind: 'badData' },
    })
  })
})

describe('the page of a round', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const statesOf = (
    answers: readonly Result<RoundProof | null, Failure>[],
    crypto: Parameters<typeof roundProof$>[0]['crypto'] = createNodeCrypto(),
  ) => {
    let asked = 0
    const states: RoundProofState[] = []
    const subscription = roundProof$(
      {
        read$: answering(() => {
          const answer = answers[Math.min(asked, answers.length - 1)]
          asked += 1
          return answer ?? ok(null)
        }),
        crypto,
        conditions,
      },
      { everyMs: 1000 },
    ).subscribe((state) => states.push(state))
    return { states, subscription, asked: () => asked }
  }

  it('reads until the seed is public, and then no more', async () => {
    const waiting = { ...PROOF, seed: null, result: null }
    const { states, asked } = statesOf([ok(waiting), ok(waiting), ok(PROOF)])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked()).toBe(3)
    expect(states.at(0)).toEqual({ kind: 'loading' })
    expect(states.at(1)).toMatchObject({ kind: 'read', computed: 'notYet' })
    expect(states.at(-1)).toMatchObject({ kind: 'read', computed: { commitment: PROOF.commitment } })
  })

  it('says what it cannot do', async () => {
    const broken = { digest: () => Promise.reject(new Error('none')), sign: () => Promise.resolve('') }
    const unavailable = statesOf([ok(PROOF)], broken)
    const unknown = statesOf([ok({ ...PROOF, product: 'poker' })])
    const missing = statesOf([ok(null)])
    await vi.advanceTimersByTimeAsync(100)
    expect(unavailable.states.at(-1)).toMatchObject({ computed: 'unavailable' })
    expect(unknown.states.at(-1)).toMatchObject({ computed: 'unknownProduct' })
    expect(missing.states.at(-1)).toEqual({ kind: 'missing' })
  })

  it('reads the bets again when they cannot be read', async () => {
    const scope = createScope((error) => {
      throw error
    })
    const answers: Result<readonly RecordedBet[], Failure>[] = [
      { ok: false, error: { type: 'transport', kind: 'network' } },
      ok([BET]),
    ]
    const computed = await computedOf()
    const { view$ } = createRoundProof(scope, {
      state$: of({ kind: 'read', proof: PROOF, computed } as const),
      told: () => null,
      bets: () => answering(() => answers.shift() ?? ok([])),
    })
    expect(view$.value).toMatchObject({ kind: 'computed', ownBets: 'failed' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(view$.value).toMatchObject({ ownBets: 'read', steps: { length: 6 } })
    scope.end()
  })
})
