import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { stagePlatform } from './book/stagedPlatform.ts'

it('attaches to one server, so that no product starts its timers twice', async () => {
  const { platform } = await stagePlatform()
  try {
    platform.attach(createServer())
    expect(() => {
      platform.attach(createServer())
    }).toThrow('attached to a server already')
  } finally {
    await platform.close()
  }
})
