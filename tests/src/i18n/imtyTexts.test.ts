import { expect, it } from 'vitest'
import { refusalTextKey } from '../../../streams/venues/imty/errors.ts'
import { IMTY_CODE_CLASSES } from '../../../streams/wire/imty/codes.ts'
import { texts as cmn } from '../../../src/i18n/texts/cmn/texts.ts'
import { texts as english } from '../../../src/i18n/texts/english/texts.ts'
import { texts as zho } from '../../../src/i18n/texts/zho/texts.ts'

function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, part) => (node as Readonly<Record<string, unknown>> | undefined)?.[part], texts)
}

it.each(Object.entries({ cmn, zho, english }))('every refusal of IMTY has a text in %s', (_, texts) => {
  const keys = Object.values(IMTY_CODE_CLASSES).flat().map(refusalTextKey)
  expect(keys.filter((key) => typeof textAt(texts, key) !== 'string')).toEqual([])
})
