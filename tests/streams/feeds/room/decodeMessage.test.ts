import { expect, it } from 'vitest'
import { readMessage } from '../../../../streams/feeds/room/decodeMessage.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { sharedLegFrame } from '../../../support/sharedLegs.ts'

function seriesRead(series: unknown, legs: number) {
  const body = {
    shareId: 's',
    venue: 'PMTY',
    siteId: '1001',
    cid: null,
    series,
    legs: Array.from({ length: legs }, (_, index) => sharedLegFrame({ matchId: String(index) })),
    followers: 0,
  }
  const from = { id: '9', name: 'fan', level: 1, role: 'member' }
  const frame = { type: messageTypes.orderShare, seq: 1, id: 'm1', at: 0, from, body }
  const read = readMessage(frame, { venue: 'PMTY', siteId: () => '1001' })
  return read.ok && read.message.type === 'orderShare' ? read.message.series : read
}

it.each([
  ['1:1', 1],
  ['2:2', 2],
  ['3:2', 3],
  ['3:2+3', 3],
])('a share has its series, %s', (series, legs) => {
  expect(seriesRead(series, legs)).toBe(series)
})

it.each([
  [undefined, 1, '1:1'],
  ['', 2, '2:2'],
  ['3:2', 2, '2:2'],
  ['1:1', 3, '3:3'],
  [2001, 3, '3:3'],
  ['3:3+2', 3, '3:3'],
  [null, 3, '3:3'],
])('a share whose series is %j, of %d legs, is shown as %s', (series, legs, shown) => {
  expect(seriesRead(series, legs)).toBe(shown)
})
