import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpEnv } from '../../../platform/http/httpEnv.ts'
import { createSessionGate } from '../../../platform/site/sessionGate.ts'
import { createTokens } from '../../../platform/site/tokens.ts'
import { venueAdmission } from '../../../platform/site/venueAdmission.ts'
import { createVenueDesk } from '../../../platform/site/venueDesk.ts'
import type { Store } from '../../../platform/store/store.ts'
import { openQuickStore, START } from '../book/testPlatform.ts'
import { someMember } from '../store/builders.ts'

let store: Store

beforeAll(async () => {
  store = await openQuickStore()
})
afterAll(() => store.close())

async function signedIn() {
  const real = () => START
  const tokens = createTokens(new Uint8Array(32), real)
  const gate = createSessionGate({ siteId: 1001, store, tokens, real })
  const venues = createVenueDesk([{ code: 'PMTY', aliases: [], basePath: '' }])
  const memberId = await someMember(store)
  const { sessionId } = await store.sessions.open({ memberId, clientType: '2', deviceId: 'd', at: START })
  const token = await tokens.issue('venue:ZR', { memberId, sessionId }, 60)
  const app = new Hono<HttpEnv>()
  app.get('/:venue', async (c) => {
    const why = await venueAdmission(c, { gate, venues }, c.req.param('venue'), c.req.header('token') ?? '')
    return c.json({ why, memberId: c.get('memberId') ?? null, sessionId: c.get('sessionId') ?? null })
  })
  const ask = async (venue: string, sent = token): Promise<unknown> =>
    (await app.request(`/${venue}`, { headers: { token: sent } })).json()
  return { ask, venues, memberId, sessionId }
}

it('lets in the token of a launch of this venue, and of no other', async () => {
  const { ask, memberId, sessionId } = await signedIn()
  expect(await ask('ZR')).toEqual({ why: null, memberId, sessionId })
  for (const refused of [ask('CP'), ask('PMTY'), ask('ZR', ''), ask('ZR', 'x')]) {
    expect(await refused).toEqual({ why: 'signedOut', memberId: null, sessionId: null })
  }
})

it('lets nobody in while the venue or the site is closed', async () => {
  const { ask, venues } = await signedIn()
  venues.setStatus('ZR', 'maintenance')
  expect(await ask('ZR')).toMatchObject({ why: 'closed', memberId: null })
  venues.reset()
  venues.siteMaintenance = { message: 'later', until: null }
  expect(await ask('ZR')).toMatchObject({ why: 'closed' })
  venues.reset()
  expect(await ask('ZR')).toMatchObject({ why: null })
})
