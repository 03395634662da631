import { NEVER, Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createLogin } from '../../../../streams/views/login/loginModel.ts'

const REFUSED: Failure = { type: 'transport', kind: 'timeout' }

function open() {
  const scope = createScope((error) => {
    throw error
  })
  const answer$ = new Subject<Result<unknown, Failure>>()
  const signIn = vi.fn((..._typed: [name: string, password: string]) => answer$)
  const model = createLogin(scope, signIn)
  return { scope, answer$, signIn, model, view: () => model.login$.value }
}

it('signs in with the name without its spaces and the password as it is', () => {
  const { scope, signIn, model } = open()
  model.submit('  demo ', ' secret ')
  expect(signIn).toHaveBeenCalledExactlyOnceWith('demo', ' secret ')
  scope.end()
})

it('a second tap while the call is under way sends nothing', () => {
  const { scope, signIn, answer$, model, view } = open()
  model.submit('demo', 'secret')
  expect(view()).toEqual({ busy: true, failure: null })
  model.submit('demo', 'secret')
  expect(signIn).toHaveBeenCalledTimes(1)
  answer$.next(ok(null))
  answer$.complete()
  expect(view()).toEqual({ busy: false, failure: null })
  scope.end()
})

it('nothing is sent without a name or a password', () => {
  const { scope, signIn, model, view } = open()
  model.submit('   ', 'secret')
  model.submit('demo', '')
  expect(signIn).not.toHaveBeenCalled()
  expect(view().busy).toBe(false)
  scope.end()
})

it('the failure stays until a field is edited or the form is sent again', () => {
  const { scope, answer$, model, view } = open()
  model.submit('demo', 'wrong')
  answer$.next(err(REFUSED))
  expect(view()).toEqual({ busy: false, failure: REFUSED })
  model.edited()
  expect(view()).toEqual({ busy: false, failure: null })
  scope.end()
})

it('ends with its screen', () => {
  const scope = createScope((error) => {
    throw error
  })
  const signIn = vi.fn(() => NEVER)
  const model = createLogin(scope, signIn)
  scope.end()
  model.submit('demo', 'secret')
  expect(signIn).not.toHaveBeenCalled()
})
