import type { Sponsor } from './siteContent.ts'

/** The sponsors of a new platform. They do not exist. */
export const DEFAULT_SPONSORS: readonly Sponsor[] = [
  {
    id: 'starfield',
    name: { cmn: '星野运动', zho: '星野運動', english: 'Starfield Sports' },
    role: { cmn: '赛事装备伙伴', zho: '賽事裝備夥伴', english: 'Kit partner' },
    colour: '#3d6fe0',
  },
  {
    id: 'northbank',
    name: { cmn: '北岸云', zho: '北岸雲', english: 'Northbank Cloud' },
    role: { cmn: '直播技术伙伴', zho: '直播技術夥伴', english: 'Streaming partner' },
    colour: '#1f8a70',
  },
  {
    id: 'limewater',
    name: { cmn: '青柠矿泉', zho: '青檸礦泉', english: 'Limewater' },
    role: { cmn: '官方饮用水', zho: '官方飲用水', english: 'Official water' },
    colour: '#a8772a',
  },
]
