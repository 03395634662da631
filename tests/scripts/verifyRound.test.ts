import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drawsOf } from '../../platform/rounds/committedSeed.ts'
import { ENDS, readArguments, verifyRound } from '../../scripts/rounds/verify.ts'
import {
  drawTableRound,
  newShoe,
  nextShoe,
  type RoundShoe,
} from '../../streams/domain/baccarat/tableRound.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** The examples of docs/games/rounds.md, 3.2 and 3.4, which other code has computed. */
const EXAMPLES = [
  {
    product: 'anchorGame',
    game: 'penalty',
    round: '20261120-0418',
    commitment: 'd6433ce2e598b6e8684286dacbbcce6448a8fdafdb3f3053a1f4f418d8a76074',
    result: { option: 'jq', aim: 0, keeper: 4, how: null },
    draws: '775 of 10000, 0 of 6, 3 of 5',
  },
  {
    product: 'anchorGame',
    game: 'buzzer',
    round: '20261120-0418',
    commitment: '5a73a3918bf048d1d3f1ef9b8d51c7279d9163b338b39fe583f8ad0325ea48f2',
    result: { option: 'jq', arc: 0, how: null },
    draws: '4352 of 10000, 0 of 4',
  },
  {
    product: 'anchorGame',
    game: 'baccarat',
    round: '20261120-0207',
    commitment: 'dcb0078dd4e7d882e877dff2801ade4e4a154cb1d8f659398a717550cbebb845',
    result: { player: [20, 23], banker: [11, 35], playerPoints: 8, bankerPoints: 0 },
    draws: '162 of 416, 89 of 415, 188 of 414, 278 of 413',
  },
  {
    product: 'casino',
    game: 'A12',
    round: '20261120-0031',
    commitment: '0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad',
    result: {
      player: [3, 51],
      banker: [7, 12],
      playerPoints: 4,
      bankerPoints: 8,
      results: [3001, 3031],
    },
    shoe: { number: '20261120-03', first: '20261120-0031', left: null, cut: 30, last: false },
    draws: '31 of 416, 61 of 415, 406 of 414, 96 of 413, 16 of 39',
  },
  {
    product: 'lottery',
    game: '201',
    round: '20261120-1251',
    commitment: 'cae5d8b03be20b6e9d9662c601c686213936bddee720e74494f31561512d597e',
    result: { numbers: [1, 4, 0, 9, 4] },
    draws: '1 of 10, 4 of 10, 0 of 10, 9 of 10, 4 of 10',
  },
]

type Proof = Readonly<Record<string, unknown>>

const decided = ({ draws: _, ...proof }: (typeof EXAMPLES)[number]): Proof => ({
  state: 'closed',
  announcedAt: 1,
  opensAt: 2,
  sealsAt: 1_795_179_055_000,
  decidedAt: 4,
  seed: SEED,
  shoe: null,
  ...proof,
})

let folder: string
let server: Server
let base: string
/** What the platform answers, by path. */
const proofs = new Map<string, Proof>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-round-'))
  server = createServer(({ url = '' }, response) => {
    const proof = proofs.get(url)
    response.writeHead(proof === undefined ? 404 : 200).end(JSON.stringify(proof ?? null))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  proofs.clear()
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function run(...args: readonly string[]) {
  const lines: string[] = []
  const end = await verifyRound(readArguments(args), (line) => {
    lines.push(line)
  })
  return { end, lines }
}

async function runOnFile(proof: unknown) {
  const path = join(folder, 'proof.json')
  await writeFile(path, typeof proof === 'string' ? proof : JSON.stringify(proof))
  return run('--file', path)
}

function serve(proof: Proof): void {
  proofs.set(
    `/games/proof/${String(proof['product'])}/${String(proof['game'])}/${String(proof['round'])}`,
    proof,
  )
}

describe('verify-round', () => {
  it.each(EXAMPLES)('agrees with the example of $product $game', async (example) => {
    const { end, lines } = await runOnFile(decided(example))
    expect(lines.join('\n')).toContain(`draws ${example.draws}`)
    expect(lines).toContain(`commitment agrees: "${example.commitment}"`)
    expect(lines).toContain(`result agrees: ${JSON.stringify(example.result)}`)
    expect(end).toBe(ENDS.agrees)
  })

  it.each(EXAMPLES)('finds another result, seed and commitment of $product $game', async (example) => {
    const proof = decided(example)
    for (const wrong of [
      { result: { option: 'bjq' } },
      { seed: SEED.replace(/^00/, '01') },
      { commitment: 'f'.repeat(64) },
      { round: '20261120-9999' },
    ]) {
      expect((await runOnFile({ ...proof, ...wrong })).end).toBe(ENDS.disagrees)
    }
  })

  it('finds another cut card', async () => {
    const [proof] = EXAMPLES.filter(({ product }) => product === 'casino').map(decided)
    const shoe = { ...(proof?.['shoe'] as object), cut: 31 }
    const { end, lines } = await runOnFile({ ...proof, shoe })
    expect(lines).toContain('cut DIFFERS: 30')
    expect(end).toBe(ENDS.disagrees)
  })

  it('proves the seed of a round that was given back', async () => {
    const [penalty] = EXAMPLES.map(decided)
    const { end, lines } = await runOnFile({ ...penalty, state: 'void', result: null, decidedAt: null })
    expect(lines.some((line) => line.startsWith('result'))).toBe(false)
    expect(end).toBe(ENDS.agrees)
  })

  it.each([
    ['no file', () => run('--file', join(folder, 'none.json'))],
    ['no JSON', () => runOnFile('{')],
    ['no proof', () => runOnFile({ hello: true })],
    ['no round', () => run('casino', 'A12', 'never', '--base', base)],
    ['no platform', () => run('casino', 'A12', 'never', '--base', 'http://127.0.0.1:1')],
    [
      'no seed yet',
      () => runOnFile({ ...decided(EXAMPLES[0] ?? fail()), state: 'open', seed: null, result: null }),
    ],
    ['no shoe', async () => run(...(await served(EXAMPLES[0] ?? fail())), '--shoe')],
  ])('ends with 2 where there is %s', async (_, asked) => {
    expect((await asked()).end).toBe(ENDS.noProof)
  })
})

describe('verify-round --shoe', () => {
  it('proves all rounds of a shoe to its last, past midnight', async () => {
    const shoe = dealShoe()
    for (const proof of shoe) serve(proof)
    const last = shoe.at(-1)
    expect(last).toMatchObject({ shoe: { last: true } })
    const { end, lines } = await run('casino', 'A12', String(last?.['round']), '--base', base, '--shoe')
    expect(lines.filter((line) => line.startsWith('result agrees'))).toHaveLength(shoe.length)
    expect(lines.filter((line) => line.includes('DIFFERS'))).toEqual([])
    expect(end).toBe(ENDS.agrees)
  })

  it('finds a card that was put back, and a round that is missing', async () => {
    const shoe = dealShoe()
    for (const proof of shoe) serve(proof)
    const [, second, third] = shoe
    const own = third?.['shoe'] as RoundShoe
    // With the cards of the second round: the third then also draws others.
    serve({ ...third, shoe: { ...own, left: (second?.['shoe'] as RoundShoe).left } })
    const asked = ['casino', 'A12', String(third?.['round']), '--base', base, '--shoe']
    const { end, lines } = await run(...asked)
    expect(lines.some((line) => line.startsWith('left DIFFERS'))).toBe(true)
    expect(end).toBe(ENDS.disagrees)
    proofs.delete(`/games/proof/casino/A12/${String(second?.['round'])}`)
    expect((await run(...asked)).end).toBe(ENDS.disagrees)
  })
})

async function served(example: (typeof EXAMPLES)[number]): Promise<readonly string[]> {
  serve(decided(example))
  return Promise.resolve([example.product, example.game, example.round, '--base', base])
}

function fail(): never {
  throw new Error('there are examples')
}

/** A whole shoe of a table, whose seventh round is the first of the next day. */
function dealShoe(): readonly Proof[] {
  const first = '20261120-0031'
  const proofs: Proof[] = []
  let shoe: RoundShoe | null = newShoe('20261120-03', first)
  for (let index = 0; shoe !== null; index += 1) {
    const number = index < 6 ? 31 + index : index - 5
    const round = `${index < 6 ? '20261120' : '20261121'}-${String(number).padStart(4, '0')}`
    const key = { product: 'casino', game: 'A12', round }
    const seed = createHmac('sha256', 'a test').update(round).digest()
    const drawn = drawTableRound(shoe, drawsOf(key, seed))
    const hex = seed.toString('hex')
    const text = ['touchline round v1', key.product, key.game, round, hex].join('\n')
    const commitment = createHash('sha256').update(text).digest('hex')
    const times = { announcedAt: 1, opensAt: 2, sealsAt: 3, decidedAt: 4 }
    proofs.push({
      ...key,
      state: 'closed',
      commitment,
      ...times,
      seed: hex,
      result: drawn.result,
      shoe: drawn.shoe,
    })
    shoe = nextShoe(drawn)
  }
  return proofs
}
