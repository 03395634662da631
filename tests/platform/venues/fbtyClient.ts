import * as v from 'valibot'
import { decode } from '../../../streams/wire/decode.ts'
import { FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createSiteClient, ORIGIN, type Reachable } from '../site/siteClient.ts'

export interface FbtyAnswer {
  readonly success: boolean
  readonly code: number
  readonly message: string
  readonly ts: number
  readonly data: unknown
  readonly rateLimit?: boolean
}

export type FbtyCall = keyof typeof FBTY_PATHS

/** A client of the venue, launched through the site. */
export interface FbtyClient {
  readonly token: string
  readonly url: string
  call(call: FbtyCall, body?: object): Promise<FbtyAnswer>
  /** Sends any text with any token. */
  raw(path: string, body: string, token?: string): Promise<Response>
  /** The data of a call that has to succeed, as its schema reads it. */
  read<const S extends v.GenericSchema>(call: FbtyCall, body: object, schema: S): Promise<v.InferOutput<S>>
}

const launched = v.object({ url: v.string(), token: v.string() })

export async function createFbtyClient(
  platform: Reachable & { readonly clock: { now(): number } },
  name: string,
): Promise<FbtyClient> {
  const site = await createSiteClient(platform)
  const session = await site.login(name)
  const launch = await site.call(sitePaths.venueLaunch, { venueEnName: 'FBTY' }, { token: session.token })
  const { url, token } = v.parse(launched, launch.data)

  const raw = async (path: string, body: string, given = token): Promise<Response> =>
    platform.app.fetch(
      new Request(`${ORIGIN}${new URL(url, ORIGIN).pathname}${path}`, {
        method: 'POST',
        headers: { Authorization: given, 'content-type': 'application/json' },
        body,
      }),
    )
  const call = async (name: FbtyCall, body: object = {}): Promise<FbtyAnswer> =>
    (await (
      await raw(FBTY_PATHS[name], JSON.stringify({ languageType: 'CMN', ...body }))
    ).json()) as FbtyAnswer

  return {
    token,
    url,
    call,
    raw,
    async read(name, body, schema) {
      const answer = await call(name, body)
      if (!answer.success || answer.code !== 0) throw new Error(`${name}: ${answer.code} ${answer.message}`)
      const decoded = decode(schema, answer.data)
      if (!decoded.ok) throw new Error(`${name}: ${decoded.error.path} ${decoded.error.message}`)
      return decoded.value
    },
  }
}
