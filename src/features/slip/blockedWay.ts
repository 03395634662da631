import type { SlipField, SlipView } from '../../../streams/index.ts'
import { breaksLimit } from '../../words/limitWords.ts'
import { isOff } from '../../words/blockWords.ts'

/** What to correct for a blocked main button: a leg, a stake field, or the acceptance mode. */
export type BlockedWay =
  { readonly to: 'leg' | 'field'; readonly key: string } | { readonly to: 'acceptance' } | null

/** What a press on the blocked main button leads to; `null` when it cannot be resolved in the slip. */
export function blockedWay(view: SlipView): BlockedWay {
  const { block, legs, fields, counted } = view
  switch (block?.kind) {
    case 'emptyStake':
      return toField(fields.find((field) => field.legs.every((place) => !isOffAt(view, place))))
    case 'belowMin':
    case 'aboveMax':
      return toField(counted.find(breaksLimit))
    case 'insufficientBalance':
    case 'personalLimit':
      return toField(counted[0])
    case 'acceptanceOpen':
      return { to: 'acceptance' }
    default: {
      const leg = block !== null && 'leg' in block ? legs[block.leg] : undefined
      return leg === undefined ? null : { to: 'leg', key: leg.key }
    }
  }
}

function toField(field: SlipField | undefined): BlockedWay {
  return field === undefined ? null : { to: 'field', key: field.key }
}

function isOffAt({ legs }: SlipView, place: number): boolean {
  const leg = legs[place]
  return leg !== undefined && isOff(leg)
}
