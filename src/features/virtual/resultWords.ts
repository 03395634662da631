import type { VirtualResult } from '../../../streams/virtual.ts'

/** The first ones of a race, such as `7-8-2`; none of a match. */
export function placesOf({ result, home }: Pick<VirtualResult, 'result' | 'home'>): readonly number[] {
  return home === '' && /^\d{1,2}(?:-\d{1,2})*$/.test(result) ? result.split('-').map(Number) : []
}

/** `20261120-0346` is called 346. */
export function resultName({ batchNo }: Pick<VirtualResult, 'batchNo'>): string {
  return /-0*(\d+)$/.exec(batchNo)?.[1] ?? batchNo
}
