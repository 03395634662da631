/**
 * How much a simulation plays or samples: the first by default, the second with `THOROUGH=1`, which takes some minutes
 * more (CONTRIBUTING.md).
 */
export function depth(usual: number, thorough: number): number {
  return process.env['THOROUGH'] === '1' ? thorough : usual
}
