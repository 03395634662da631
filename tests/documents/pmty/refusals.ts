import { documented } from '../documented.ts'

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `0${from + index}`)

const all = (means: string, codes: readonly string[]): [string, string][] =>
  codes.map((code) => [code, means])

export const SUCCESS = documented<string | number>('pmty 1.10', [
  ['0000000', 'success'],
  ['200', 'success'],
  [200, 'success'],
  [0, 'success'],
])

export const SESSION = documented('pmty 1.10', [
  ['0401013', 'token expired'],
  ['0401026', 'token expired'],
  ['0401038', 'too many calls'],
])

/** What the client does after a bet that was refused. */
export const REFUSALS = documented('pmty 1.10', [
  ...all('price changed', ['0402009', '0402010', '0402023', '0402027', '0402028']),
  ...all('slot changed', ['0400467']),
  ...all('closed', numbered(402001, 402008)),
  ...all('closed', ['0402012', '0402016', '0402022', ...numbered(402024, 402026)]),
  ...all('closed', [...numbered(402047, 402049), '0400451', '0400452', '0400461']),
  ...all('series not possible', numbered(402043, 402046)),
  ...all('try again', ['0402015', '0402017', '0402020', '0402021']),
  ...all('try again', [...numbered(402039, 402041), ...numbered(400456, 400458)]),
  ...all('try again', ['0400462', '0400463', '500']),
  ...all('wait', ['0402018', '0402019', '0402038', '0400450']),
  ...all('balance', ['0402035', '0400454', '0400455']),
  ...all('account', ['0400453']),
  ...all('break', ['0400590']),
  ...all('own limit', numbered(400591, 400593)),
  ...all('market confirming', ['0400459']),
  ...all('market refused', ['0400460']),
  ...all('limits changed', ['0400464', '0400475']),
  ...all('score changed', ['0400468', '0400469']),
  ...all('unknown', ['0402014']),
  ...all('out of service', ['0402042']),
])

export const DATA = documented('pmty 1.10', [
  ['0408006', 'no menu id'],
  ['0400500', 'no data'],
])

/** Codes of the common catalogue that the platform answers to a bet. */
export const COMMON_REFUSALS = documented('protocol 2.2; protocol 2.4', [
  ['3006', 'above the limit of the member'],
  ['3024', 'above the limit of the market'],
  ['3021', 'currency not supported'],
  ['3025', 'odds format not offered'],
])
