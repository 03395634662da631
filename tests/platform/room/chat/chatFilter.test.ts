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
    'ехаmрlе.соm',
    'example.ｃᴏⅿ',
    '10.20.30.40',
    'w w w . f r e e . c o m',
    '看 f r e e . c o m 这里',
    'h t t p : / / x . y',
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
    'теlеgrаm',
    'ΤΕLΕGRΑΜ',
    'ᴛᴇʟᴇɢʀᴀᴍ',
    '\u13a2\u13ac\u13de\u13ac\u13c0\u13d2\u13aa\uab87',
    '𝐭𝕖𝓵𝒆𝔤𝚛𝖺𝗺',
    '🅣🅔🅛🅔🅖🅡🅐🅜',
    '🇹 🇪 🇱 🇪 🇬 🇷 🇦 🇲',
    'ŧélęgrąm',
    'wһаtѕарр',
    'т3lеgr@m',
    '加ѵх 123',
    '加ԚＱ',
    'ԛԛ群',
    '加\u3164我\u115f微信',
    '電報羣',
    '穩賺',
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
    '3 - 1 . 5 c m',
    '3-1 4-0 5-8 @1.71',
    '8场7胜',
    'Nguyễn Văn Quyết sút quá hay.Cơm tối xong xem tiếp',
    'Đặng Văn Lâm bắt tốt.Nét mặt vui quá',
    'Phạm Đức Huy, Bùi Tiến Dũng, Đỗ Hùng Dũng',
    'Łukasz Piszczek, Ødegaard, Çalhanoğlu, Gündoğan, Strňák',
    'Привет всем. Спартак сегодня сильнее, как вам матч?',
    'Σωκράτης Παπασταθόπουλος σκόραρε. Μπράβο!',
    'Great message from the captain, what a spell',
    '支持國安，這場單場主場穩',
    '这把×3 跟了，5€ 小玩',
    '🇻🇳🇨🇳 加油',
    '손흥민 골! ソン・フンミン',
  ])('lets %s through', (text) => {
    expect(why(text)).toBeNull()
  })

  it('finds a word however its letters are drawn', () => {
    const looks = { t: 'tTтТΤᴛ𝐭ⓣｔŧ', e: 'eEеЕΕᴇ𝕖ⓔｅéêẹ', l: 'lLӏʟ𝓵ⓛｌł1|', g: 'gGɡɢ𝔤ⓖｇ', r: 'rRг𝚛ⓡｒʀ' }
    const more = { a: 'aAаАΑα𝖺ⓐａàạ4@', m: 'mMмМΜᴍ𝗺ⓜｍ' }
    const all: Readonly<Record<string, string>> = { ...looks, ...more }
    const between = fc.constantFrom('', '', ' ', '\u0301', '\u200d', '.', '\u3164')
    const drawn = Array.from('telegram', (letter) =>
      fc
        .tuple(fc.constantFrom(...Array.from(all[letter] ?? letter)), between)
        .map(([look, gap]) => look + gap),
    )
    fc.assert(
      fc.property(fc.tuple(...drawn), fc.constantFrom('', '加油 ', 'see '), (letters, before) => {
        expect(why(before + letters.join(''))).not.toBeNull()
      }),
    )
  })

  it('refuses nothing for being written in letters of another script', () => {
    const names = ['Trần', 'Đình', 'Trọng', '武磊', '王大雷', '孫興慜', 'Kane', 'Müller', 'Иванов', 'Ιωάννης']
    const words = ['进球', 'bàn thắng', 'goal', '加油', 'гол', '2-1', '穩住', 'tuyệt vời', 'well played']
    const said = fc.array(fc.constantFrom(...names, ...words), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(said, (parts) => {
        expect(why(parts.join(' '))).toBeNull()
      }),
    )
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
