import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { errorForLog } from '../../../platform/errorLog.ts'

it('says that a query failed, and where, without what it was about', () => {
  const lines: string[] = []
  const log = pino({ serializers: { err: errorForLog } }, { write: (line: string) => void lines.push(line) })
  const quoted = Object.assign(new Error('invalid input syntax: "a-secret"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (name)=(a-secret) exists',
    constraint: 'members_name',
  })
  log.error({ err: new DrizzleQueryError('insert into x values ($1)', ['a-secret'], quoted) }, 'failed')
  expect(lines.join('')).not.toContain('a-secret')
  expect(lines.join('')).not.toContain('insert')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'a query failed',
      cause: { message: 'a query failed', code: '22P02', constraint: 'members_name' },
    },
    msg: 'failed',
  })
})

it('logs of other errors what they say and where they came from', () => {
  const logged: unknown = errorForLog(new RangeError('out of range'))
  expect(logged).toMatchObject({ type: 'RangeError', message: 'out of range' })
  expect(JSON.stringify(logged)).toContain('errorLog.test')
  expect(errorForLog('a text')).toEqual({ type: 'string' })
})
