import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/index.ts'
import { createI18n } from '../../support/i18n.ts'
import { failureText } from '../../../src/i18n/failureText.ts'

function refused(textKey: string, message: string | null): Failure {
  return { type: 'refusal', reason: 'any', textKey, message, action: 'none' }
}

describe('the words of a failure', () => {
  it.each([
    [{ type: 'transport', kind: 'offline' } as const, '没有网络'],
    [{ type: 'transport', kind: 'serverError' } as const, '服务器出了问题，请稍后再试'],
    [refused('errors.site.auth', '密码错误'), '密码错误'],
    [refused('errors.site.auth', null), '登录已失效，请重新登录'],
    [refused('errors.venue.oddsChanged', '0402009'), '赔率有变化，请确认新赔率'],
    [refused('errors.venue.of.tomorrow', null), '出了点问题，请稍后再试'],
  ])('for %o', async (failure, words) => {
    expect(failureText(await createI18n('CMN'), failure)).toBe(words)
  })
})

/** The source texts of `streams/`. */
function sources(): string[] {
  const root = join(import.meta.dirname, '../../../streams')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
}

describe('the text keys that stand in the streams', () => {
  it('all have a text', async () => {
    const i18n = await createI18n('CMN')
    const keys = sources().flatMap((source) =>
      [...source.matchAll(/'((?:errors|slip|records|states|common)(?:\.\w+)+)'/g)].map(
        ([, key]) => key ?? '',
      ),
    )
    expect(keys).toContain('slip.tooManyMatches')
    expect(keys.filter((key) => !i18n.exists(key, { count: 1 }))).toEqual([])
  })
})
