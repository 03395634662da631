import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { createPermanentDomain } from '../../../streams/views/permanentDomain.ts'
import { createMemoryStore } from '../../support/ports.ts'

const KEEP = 'https://keep.test'

function permanentDomain({ shows = true, device = createMemoryStore() } = {}) {
  const address = cell<string | null>(null)
  const scope = createScope((error) => {
    throw error
  })
  const model = createPermanentDomain(scope, {
    shows$: of(shows),
    address$: address.state$,
    main$: of('https://play.test'),
    device,
  })
  return { model, address, scope }
}

describe('the permanent address', () => {
  it('is shown when it is known, until the member has seen it', () => {
    const device = createMemoryStore()
    const { model, address } = permanentDomain({ device })
    expect(model.view$.value).toEqual({ address: null, main: 'https://play.test', isOpen: false })
    address.set(KEEP)
    expect(model.view$.value).toEqual({ address: KEEP, main: 'https://play.test', isOpen: true })
    model.close()
    expect(model.view$.value.isOpen).toBe(false)
    const next = permanentDomain({ device })
    next.address.set(KEEP)
    expect(next.model.view$.value.isOpen).toBe(false)
    next.address.set('https://keep2.test')
    expect(next.model.view$.value.isOpen).toBe(true)
  })

  it('is not shown unless the configuration says so', () => {
    const { model, address } = permanentDomain({ shows: false })
    address.set(KEEP)
    expect(model.view$.value).toMatchObject({ address: KEEP, isOpen: false })
  })

  it('is shown once a visit on a device that keeps nothing', () => {
    const { model, address } = permanentDomain({ device: createMemoryStore({}, true) })
    address.set(KEEP)
    model.close()
    address.set(null)
    address.set(KEEP)
    expect(model.view$.value.isOpen).toBe(false)
  })
})
