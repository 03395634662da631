import * as v from 'valibot'

const formerLeg = v.looseObject({
  choice: v.looseObject({ slot: v.number(), handle: v.optional(v.never()) }),
})

/** A leg that release 0.1 stored had the number of its slot instead of a handle. Anything else is unchanged. */
export function withHandle(leg: unknown): unknown {
  const former = v.safeParse(formerLeg, leg)
  if (!former.success) return leg
  const { slot, ...choice } = former.output.choice
  return { ...former.output, choice: { ...choice, handle: String(slot) } }
}
