import { expect, it } from 'vitest'
import { opensOnList, PATHS, roundPath, sharedSlipPath } from '../../../src/routes/paths.ts'

const WITH_LIST: readonly string[] = [
  '/',
  PATHS.login,
  PATHS.register,
  PATHS.recover,
  PATHS.help,
  PATHS.home,
  PATHS.match,
  PATHS.room,
  PATHS.sharedSlip,
  PATHS.esports,
  PATHS.esportsList,
]

it('a visit begins with a list of matches or a match on these screens alone', () => {
  for (const path of WITH_LIST) expect([path, opensOnList(path)]).toEqual([path, true])
  for (const path of Object.values(PATHS).filter((each) => !WITH_LIST.includes(each)))
    expect([path, opensOnList(path)]).toEqual([path, false])
  expect(opensOnList(sharedSlipPath('a'))).toBe(true)
  expect(opensOnList(roundPath('lottery', '201', '20261127-1'))).toBe(false)
})
