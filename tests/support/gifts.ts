import type { GiftShow } from '../../streams/views/room/roomView.ts'

/** A gift to show; `key` determines the names of its files. */
export function giftShow(key: string, replaced: Partial<GiftShow> = {}): GiftShow {
  return {
    key,
    from: { id: 'm1', name: '沧海一声笑', level: 7, role: 'member' },
    gift: {
      giftId: key,
      giftType: 'full',
      price: { RMB: 100_000, USDT: 14_000 },
      name: '冠军杯',
      icon: `/gifts/${key}.png`,
      svga: `/gifts/${key}.svga`,
    },
    total: 66,
    ...replaced,
  }
}
