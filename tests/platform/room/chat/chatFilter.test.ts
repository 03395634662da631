import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createChatFilter } from '../../../../platform/room/chat/chatFilter.ts'
import { cleanText } from '../../../../streams/domain/room/chatText.ts'

const { whyBlocked } = createChatFilter(['烂词', 'Bad Word'])
const why = (text: string) => whyBlocked(cleanText(text))

describe('the filter of the chat', () => {
  it.each([
    'https://example.com 加我微信',
    'hxxps://x.y',
    'http：／／ｅｘａｍｐｌｅ．ｃｏｍ',
    'h\u200bttps://x',
    'see EXAMPLE.COM now',
    'example . com',
    'example。com',
    'example[.]com',
    'example dot com',
    'www.x',
    't.me/group',
    '看这里a.b.xyz！',
    '10.20.30.40',
  ])('takes %s for a link', (text) => {
    expect(why(text)).toBe('link')
  })

  it.each([
    '加我微信 abc123',
    '加 我 微 信',
    '加.我.微.信',
    '加我\u200b微信',
    '加ＱＱ 12345',
    '加Q Q',
    'TELEGRAM',
    't e l e g r a m',
    'télégram',
    '这是烂-词',
    'bad_WORD',
    't3l3gr4m',
    'Te1e9ram te1egr@m',
    'wh4t$app',
    'b4d w0rd',
    'ｂ＠ｄ ｗ０ｒｄ',
  ])('finds the blocked word in %s', (text) => {
    expect(why(text)).toBe('word')
  })

  it.each([
    '大2.5 @1.93 稳',
    '2-1，第89分钟。come on',
    'What a goal. Net bulging.',
    '曼联vs.切尔西',
    '发红包红红火火',
    '10:30 开球',
    'OK...',
    '😀👍🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'No.1！',
    '1/4决赛',
    '3-1 4-0 5-8 @1.71',
    '8场7胜',
  ])('lets %s through', (text) => {
    expect(why(text)).toBeNull()
  })

  it('is not got past by what stands between the letters', () => {
    const between = fc.array(fc.constantFrom('.', '-', '·', '*', '_', '\u0301', '～'), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(between, { minLength: 4, maxLength: 4 }), (gaps) => {
        const spelt = ['加', '我', '微', '信']
          .map((letter, index) => letter + (gaps[index] ?? []).join(''))
          .join('')
        expect(why(spelt)).toBe('word')
      }),
    )
  })
})
