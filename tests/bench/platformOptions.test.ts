import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLATFORM_OPTIONS } from '../../bench/process/forkScript.ts'

it('measures the platform with the options of npm start', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  expect(scripts['start']).toContain(`node ${PLATFORM_OPTIONS.join(' ')} dist/platform/main.js`)
})
