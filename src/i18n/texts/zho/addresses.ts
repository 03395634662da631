import type { SameTexts } from '../../sameTexts.ts'
import type { addresses as original } from '../cmn/addresses.ts'

/** The site’s other addresses. */
export const addresses: SameTexts<typeof original> = {
  sponsors: '合作夥伴',
  site: '站點',
  title: '站點網址',
  note: '記下來，網址更換也找得到',
  keep: '網址打不開或更換時，用下面的地址可以回到本站。請存在瀏覽器之外的地方。',
  permanent: '永久網址',
  main: '目前主網址',
  none: '這個站點沒有公布其他網址。',
  copyOf: '複製{{name}}',
  kept: '我已記下',
  customer: '線上客服',
  customerNote: '在新視窗開啟',
  vip: 'VIP 專區',
  vipNote: '在新視窗開啟',
  vr: '虛擬賽事頻道',
  vrNote: '在新視窗開啟',
}
