import type { Banner } from './siteContent.ts'

/** The banners of a new platform. Each leads to a screen that members of every venue have. */
export const DEFAULT_BANNERS: readonly Banner[] = [
  {
    id: 'live-rooms',
    title: { cmn: '主播开播中', zho: '主播開播中', english: 'Anchors are live' },
    text: { cmn: '边看边聊', zho: '邊看邊聊', english: 'Watch and talk along' },
    colour: '#7a2e4d',
    target: { kind: 'screen', path: '/app/live' },
  },
  {
    id: 'own-limits',
    title: { cmn: '理性投注', zho: '理性投注', english: 'Play within limits' },
    text: { cmn: '设置自己的限额', zho: '設定自己的限額', english: 'Set limits of your own' },
    colour: '#1d5a45',
    target: { kind: 'screen', path: '/app/settings/protection' },
  },
]
