import { type Observable, tap } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import { memberInfo, type MemberInfo } from '../wire/site/member.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { Link } from './createLink.ts'

/** Requests the member's data and updates the session, whose copy from the sign-in may be out of date. */
export function askMember$(link: Pick<Link, 'call' | 'session'>): Observable<Result<MemberInfo, Failure>> {
  const call = { path: sitePaths.memberInfo, body: {}, data: memberInfo, kind: 'read', retries: 3 } as const
  return link.call(call).pipe(
    tap((result) => {
      if (result.ok) link.session.rename({ id: result.value.id, name: result.value.name })
    }),
  )
}
