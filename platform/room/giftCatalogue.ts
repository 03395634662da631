import type { GiftEntry } from '../../streams/wire/room/frames.ts'

const USDT_TO_RMB = 7
/** Of the gifts' files (specification, venue part, 9). */
const CACHE_VERSION = 2

/** The gifts of every room, cheapest first. Prices are minor units. */
export const GIFTS: readonly GiftEntry[] = [
  gift('flag', 'small', 100, '助威旗'),
  gift('whistle', 'small', 500, '终场哨'),
  gift('scarf', 'small', 1000, '围巾'),
  gift('drum', 'large', 3000, '战鼓'),
  gift('shirt', 'large', 6600, '球衣'),
  gift('boot', 'large', 8800, '战靴'),
  gift('bus', 'full', 52_000, '大巴游行'),
  gift('cup', 'full', 131_400, '冠军杯'),
]

function gift(giftId: string, giftType: GiftEntry['giftType'], priceRMB: number, name: string): GiftEntry {
  return {
    giftId,
    giftType,
    priceRMB,
    priceUSDT: Math.ceil(priceRMB / USDT_TO_RMB),
    name,
    icon: `/gifts/${giftId}.svg?v=${String(CACHE_VERSION)}`,
    svga: giftType === 'small' ? '' : `/gifts/${giftId}.svga?v=${String(CACHE_VERSION)}`,
  }
}
