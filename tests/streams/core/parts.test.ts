import { describe, expect, it, vi } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { VenueCore } from '../../../streams/core/venueCore.ts'
import { createParts } from '../../../streams/core/parts.ts'
import type { VenuePart } from '../../../streams/core/venueParts.ts'

const core = { member: { id: '7', name: 'demo' } } as VenueCore

describe('the parts of a venue', () => {
  it('are made at the first ask, once, and may stand on one another', () => {
    const scope = createScope((error) => {
      throw error
    })
    const rooms = vi.fn<VenuePart<{ readonly name: string }>>((_, { member }) => ({ name: member.name }))
    const records: VenuePart<{ readonly shownIn: string }> = (_, __, part) => ({ shownIn: part(rooms).name })
    const part = createParts(scope, core)
    expect(rooms).not.toHaveBeenCalled()
    expect(part(records)).toEqual({ shownIn: 'demo' })
    expect(part(rooms)).toBe(part(rooms))
    expect(rooms).toHaveBeenCalledTimes(1)
    scope.end()
  })

  it('are made again for another venue', () => {
    const scope = createScope(() => undefined)
    const made: VenuePart<object> = () => ({})
    expect(createParts(scope, core)(made)).not.toBe(createParts(scope, core)(made))
    scope.end()
  })
})
