import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { createTestPlatform } from './book/testPlatform.ts'

it('attaches to one server, so that no product starts its timers twice', async () => {
  const { platform } = await createTestPlatform()
  try {
    platform.attach(createServer())
    expect(() => {
      platform.attach(createServer())
    }).toThrow('attached to a server already')
  } finally {
    await platform.close()
  }
})
