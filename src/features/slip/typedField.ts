import type { SlipField, SlipView } from '../../../streams/index.ts'

/** The stake field that the keypad types into; without one there is no keypad. */
export function typedField({ fields, sameStake, activeField }: SlipView): SlipField | undefined {
  if (sameStake !== null && sameStake.key === activeField) return sameStake
  return fields.find(({ key }) => key === activeField)
}
