import type { SlipField, SlipView } from '../../../streams/index.ts'

/** The stake field that the keypad types into; without one there is no keypad. */
export function typedField({ fields, activeField }: SlipView): SlipField | undefined {
  return fields.find(({ key }) => key === activeField)
}
