import type { AllLanguages } from '../../../streams/domain/localText.ts'
import type { GiftEntry } from '../../../streams/wire/room/frames.ts'

const USDT_TO_RMB = 7
/** The version in the addresses of gift files (docs/live-rooms.md, 5). */
const CACHE_VERSION = 2

/** The gifts of every room, cheapest first. Prices are minor units. */
export const GIFTS: readonly GiftEntry[] = [
  gift('flag', 'small', 100, { cmn: '助威旗', zho: '助威旗', english: 'Flag' }),
  gift('whistle', 'small', 500, { cmn: '终场哨', zho: '終場哨', english: 'Final whistle' }),
  gift('scarf', 'small', 1000, { cmn: '围巾', zho: '圍巾', english: 'Scarf' }),
  gift('drum', 'large', 3000, { cmn: '战鼓', zho: '戰鼓', english: 'War drum' }),
  gift('shirt', 'large', 6600, { cmn: '球衣', zho: '球衣', english: 'Shirt' }),
  gift('boot', 'large', 8800, { cmn: '战靴', zho: '戰靴', english: 'Boots' }),
  gift('bus', 'full', 52_000, { cmn: '大巴游行', zho: '巴士遊行', english: 'Bus parade' }),
  gift('cup', 'full', 131_400, { cmn: '冠军杯', zho: '冠軍盃', english: 'Champions cup' }),
]

function gift(giftId: string, giftType: GiftEntry['giftType'], price: number, name: AllLanguages): GiftEntry {
  return {
    giftId,
    giftType,
    price,
    priceUSDT: Math.ceil(price / USDT_TO_RMB),
    name,
    icon: `/gifts/${giftId}.svg?v=${String(CACHE_VERSION)}`,
    svga: giftType === 'small' ? '' : `/gifts/${giftId}.svga?v=${String(CACHE_VERSION)}`,
  }
}
