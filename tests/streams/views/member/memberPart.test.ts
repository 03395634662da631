import { describe, expect, it, vi } from 'vitest'
import { createScope } from '../../../../streams/kernel/scope.ts'
import type { MemberCore } from '../../../../streams/views/member/memberCore.ts'
import { createParts, type MemberPart } from '../../../../streams/views/member/memberPart.ts'

const core = { member: { id: '7', name: 'demo' } } as MemberCore

describe('the parts of a member', () => {
  it('are made at the first ask, once, and may stand on one another', () => {
    const scope = createScope((error) => {
      throw error
    })
    const rooms = vi.fn<MemberPart<{ readonly name: string }>>((_, { member }) => ({ name: member.name }))
    const records: MemberPart<{ readonly shownIn: string }> = (_, __, part) => ({ shownIn: part(rooms).name })
    const part = createParts(scope, core)
    expect(rooms).not.toHaveBeenCalled()
    expect(part(records)).toEqual({ shownIn: 'demo' })
    expect(part(rooms)).toBe(part(rooms))
    expect(rooms).toHaveBeenCalledTimes(1)
    scope.end()
  })

  it('are another member’s own', () => {
    const scope = createScope(() => undefined)
    const made: MemberPart<object> = () => ({})
    expect(createParts(scope, core)(made)).not.toBe(createParts(scope, core)(made))
    scope.end()
  })
})
