import { map, type Observable } from 'rxjs'
import * as v from 'valibot'
import type { AccountFault, SiteNotes } from '../domain/account.ts'
import type { Failure } from '../domain/failure.ts'
import { ok, type Result } from '../domain/result.ts'
import { changeAnswer, entryAnswer, type EntryAnswer, recoveryCodeAnswer } from '../wire/site/account.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { siteInfo } from '../wire/site/siteInfo.ts'
import type { Link } from './createLink.ts'

/** A new session with its recovery code, which is sent only once. */
export type Entry = Extract<EntryAnswer, { readonly outcome: 'done' }>

interface Done {
  readonly outcome: 'done'
}

type Answered<D> = Observable<Result<D | AccountFault, Failure>>

/** The calls about an account. Each emits one result and completes. Never errors. */
export interface AccountCalls {
  register(name: string, password: string): Answered<Entry>
  recover(name: string, code: string, password: string): Answered<Entry>
  changePassword(password: string, newPassword: string): Answered<Done>
  recoveryCode(password: string): Answered<Done & { readonly recoveryCode: string }>
  confirmDevices(): Observable<Result<unknown, Failure>>
  siteNotes(): Observable<Result<SiteNotes, Failure>>
}

export function createAccountCalls(link: Pick<Link, 'call' | 'callOpenly'>): AccountCalls {
  const entry = (path: string, body: object): Answered<Entry> =>
    link.callOpenly({ path, body, data: entryAnswer, kind: 'write' })
  return {
    register: (name, password) => entry(sitePaths.register, { name, password }),
    recover: (name, code, password) => entry(sitePaths.recover, { name, code, password }),
    changePassword: (password, newPassword) =>
      link.call({
        path: sitePaths.changePassword,
        body: { password, newPassword },
        data: changeAnswer,
        kind: 'write',
      }),
    recoveryCode: (password) =>
      link.call({
        path: sitePaths.recoveryCode,
        body: { password },
        data: recoveryCodeAnswer,
        kind: 'write',
      }),
    confirmDevices: () =>
      link.call({ path: sitePaths.confirmDevices, body: {}, data: v.unknown(), kind: 'write' }),
    siteNotes: () =>
      link.callOpenly({ path: sitePaths.siteInfo, body: {}, data: siteInfo, kind: 'read', retries: 3 }).pipe(
        map((result) => {
          if (!result.ok) return result
          const { siteName, contact, demo } = result.value
          return ok({ siteName: siteName === '' ? null : siteName, contact, demo })
        }),
      ),
  }
}
