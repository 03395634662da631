import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createAudit } from '../../platform/audit.ts'
import { createTestPlatform } from './book/testPlatform.ts'
import { createSiteClient } from './site/siteClient.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'

/** A log at level `warn`, and what was written to it. */
function warningsLog() {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  return { log, lines, events: () => lines.map((line) => (JSON.parse(line) as { event?: string }).event) }
}

describe('the audit log', () => {
  it('is written while the log has warnings only', () => {
    const { log, lines } = warningsLog()
    createAudit(log).note('signIn', { memberId: 7, address: '203.0.113.1' })
    log.info('not told')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 30, log: 'audit', event: 'signIn', memberId: 7, address: '203.0.113.1' },
    ])
  })

  it('reports sign-ins and refused ones, without what was typed', async () => {
    const { log, lines, events } = warningsLog()
    const testPlatform = await createTestPlatform({
      audit: createAudit(log),
      rateAllowances: { wrongPassword: { perSecond: 0, burst: 1 } },
    })
    await testPlatform.newMember('anna')
    const client = await createSiteClient(testPlatform.platform)
    const session = await client.login('anna')
    await client.call(sitePaths.login, { name: 'anna', password: 'a guess of mine' })
    await client.call(sitePaths.login, { name: 'anna', password: 'a guess of mine' })
    await client.call(sitePaths.logout, { refreshToken: session.refreshToken })
    expect(events()).toEqual(['signIn', 'signInRefused', 'signInLocked', 'signOut'])
    for (const secret of ['anna', 'a guess of mine', session.token, session.refreshToken]) {
      expect(lines.join('')).not.toContain(secret)
    }
    await testPlatform.platform.close()
  })

  it('reports a refresh token that was used again', async () => {
    const { log, events } = warningsLog()
    const testPlatform = await createTestPlatform({ audit: createAudit(log) })
    await testPlatform.newMember('bert')
    const client = await createSiteClient(testPlatform.platform)
    const { refreshToken } = await client.login('bert')
    await client.call(sitePaths.refresh, { refreshToken })
    await testPlatform.pass(60_000)
    await client.call(sitePaths.refresh, { refreshToken })
    expect(events()).toEqual(['signIn', 'tokenReused'])
    await testPlatform.platform.close()
  })
})
