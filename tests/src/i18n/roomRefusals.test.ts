import { describe, expect, it } from 'vitest'
import { ROOM_REFUSALS } from '../../../streams/domain/room/refusal.ts'
import { refusalCodes } from '../../../streams/wire/room/commands.ts'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'

/** Every text key of the catalogue. */
const KEYS = [...JSON.stringify(ROOM_REFUSALS).matchAll(/room\.refusal\.\w+/g)].map(([key]) => key)

describe('the catalogue of room refusals', () => {
  it('has every code of the protocol, and no other', () => {
    expect(Object.keys(ROOM_REFUSALS).toSorted()).toEqual([...refusalCodes].toSorted())
  })

  it.each(Object.entries({ cmn, zho, english }))(
    'has all its texts in %s, and every text is in it',
    (_, texts) => {
      const written = Object.entries(texts.room.refusal).filter(([, text]) => text !== '')
      expect(written.map(([key]) => `room.refusal.${key}`).toSorted()).toEqual([...new Set(KEYS)].toSorted())
    },
  )
})
