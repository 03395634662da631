import { Hono } from 'hono'
import type * as v from 'valibot'
import { decodeJson } from '../../streams/wire/decode.ts'
import { bodyOf } from '../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../http/httpEnv.ts'
import type { ControlDeps } from './controlDeps.ts'
import {
  advanceBody,
  cutBody,
  cutRoomsBody,
  endSessionsBody,
  expireBody,
  faultBody,
  frameBody,
  launchBody,
  memberBody,
  memberStandingBody,
  memberPasswordBody,
  memberStatusBody,
  pushFaultsBody,
  roomConfigBody,
  roomPostBody,
  streamBody,
  siteBody,
  skewBody,
  venueBody,
  worldAction,
} from './controlWire.ts'
import { createMember, memberNamed } from './controlMembers.ts'
import { ControlRefusal } from './controlRefusal.ts'
import { configureRoom, postInRoom } from './controlRooms.ts'
import { NO_PUSH_FAULTS } from './pushFaults.ts'
import { applyToWorld, matchSummaries } from './worldActions.ts'

const HTTP_BAD_REQUEST = 400
const HTTP_CONFLICT = 409

/** Routes for injecting faults and for inspection, served at `/control` only when enabled. */
export function createControlApp(deps: ControlDeps): Hono<HttpEnv> {
  const { faults, requests, store, clock, tokens, venues, pushes, pushFaults } = deps
  const app = new Hono<HttpEnv>()

  function post<const S extends v.GenericSchema>(
    path: string,
    schema: S,
    act: (body: v.InferOutput<S>, c: HttpContext) => unknown,
  ): void {
    app.post(path, async (c) => {
      const body = decodeJson(schema, bodyOf(c) || '{}')
      if (!body.ok) return c.json({ error: `${body.error.path}: ${body.error.message}` }, HTTP_BAD_REQUEST)
      return c.json((await act(body.value, c)) ?? {})
    })
  }

  app.onError((error, c) => {
    if (error instanceof ControlRefusal) return c.json({ error: error.message }, HTTP_CONFLICT)
    throw error
  })

  post('/faults', faultBody, async ({ path, member, count, action }) => {
    const memberId = member === undefined ? null : (await memberNamed(store, member)).id
    return { id: faults.add({ path, memberId, count: count ?? null, action }) }
  })
  app.get('/faults', (c) => c.json(faults.rules()))
  app.delete('/faults/:id', (c) => {
    faults.remove(c.req.param('id'))
    return c.json({})
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json({})
  })

  post('/tokens/expire', expireBody, ({ use }) => {
    if (use !== 'venue') tokens.expireAll('site')
    if (use === 'site') return
    for (const code of venues.codes) tokens.expireAll(`venue:${code}`)
  })
  post('/sessions/end', endSessionsBody, async ({ member, reason }) => {
    const { id } = await memberNamed(store, member)
    const ended = await store.sessions.endOthers({ memberId: id, keep: null, reason, at: deps.real() })
    return { ended }
  })
  post('/members', memberBody, (body) => createMember(store, deps.siteId, body, clock.now()))
  post('/members/password', memberPasswordBody, async ({ member, password }) => {
    const { id } = await memberNamed(store, member)
    await store.accounts.setPassword(id, password, { changePassword: true })
    const at = deps.real()
    await store.sessions.endOthers({ memberId: id, keep: null, reason: 'passwordChanged', at })
    deps.audit.note('passwordChanged', { memberId: id, reason: 'forced' })
  })
  post('/members/status', memberStatusBody, async ({ member, status }) => {
    const { id } = await memberNamed(store, member)
    await store.accounts.changeStatus(id, status)
    if (status === 'blocked') deps.room.cut(id, 'banned')
  })
  post('/members/standing', memberStandingBody, async ({ member, level, admin, createdAt }) => {
    await store.accounts.changeStanding((await memberNamed(store, member)).id, {
      ...(level === undefined ? {} : { level }),
      ...(admin === undefined ? {} : { admin }),
      ...(createdAt === undefined ? {} : { createdAt }),
    })
  })

  post('/rooms/config', roomConfigBody, (body) => configureRoom(deps.room, body))
  post('/rooms/post', roomPostBody, (body) => postInRoom(deps.room, body))
  post('/rooms/cut', cutRoomsBody, async ({ member }) => ({
    cut: deps.room.drop((await memberNamed(store, member)).id),
  }))

  post('/streams', streamBody, ({ stream, fault }) => {
    if (fault === null) deps.streamFaults.delete(stream)
    else deps.streamFaults.set(stream, { kind: fault, since: deps.real() })
  })

  post('/venue', venueBody, ({ code, status }) => {
    venues.setStatus(code, status)
  })
  post('/site', siteBody, ({ maintenance }) => {
    venues.siteMaintenance = maintenance
  })
  post('/launch', launchBody, ({ withoutUrl }) => {
    venues.launchWithoutUrl = withoutUrl
  })

  post('/push/cut', cutBody, async ({ member }) => {
    const memberId = member === undefined ? null : (await memberNamed(store, member)).id
    return { cut: pushes.reduce((cut, push) => cut + push.cut(memberId), 0) }
  })
  post('/push/faults', pushFaultsBody, (next) => {
    pushFaults.set(next)
  })
  post('/push/send', frameBody, ({ frame }) => {
    for (const push of pushes) push.sendToAll(frame)
  })

  post('/clock/advance', advanceBody, async ({ ms }) => {
    clock.advance(ms)
    await deps.tick()
    return { now: clock.now() }
  })
  post('/clock/skew', skewBody, ({ ms }) => {
    deps.skew.ms = ms
  })
  post('/world', worldAction, async (action) => {
    const done = applyToWorld(deps.world.control, action)
    await deps.tick()
    return { done }
  })
  app.get('/matches', (c) => c.json(matchSummaries(deps.world)))
  app.get('/requests', (c) => c.json(requests.requests()))
  app.get('/ledger', async (c) => {
    const audit = await store.ledger.audit()
    const name = c.req.query('member')
    if (name === undefined) return c.json({ audit })
    const { id } = await memberNamed(store, name)
    const balances = Object.fromEntries(await store.ledger.balances(id))
    const { movements } = await store.ledger.history(id, { page: 1, size: 500 })
    return c.json({ audit, balances, movements })
  })
  app.get('/state', (c) =>
    c.json({
      now: clock.now(),
      rate: clock.rate,
      openPushes: pushes.reduce((open, push) => open + push.open, 0),
      faults: faults.rules(),
    }),
  )
  app.post('/reset', (c) => {
    faults.clear()
    requests.clear()
    pushFaults.set(NO_PUSH_FAULTS)
    venues.reset()
    deps.skew.ms = 0
    return c.json({})
  })
  return app
}
