import { documentedFields } from '../documented.ts'

export const CONFIG = documentedFields('protocol 1.1', {
  version: 1,
  siteId: 1001,
  signKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  cipherKey: null,
  apiBase: '',
  liveBase: '',
  origins: [] as string[],
  frames: [] as string[],
  showsPermanentDomain: false,
  liveKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  defaultVenue: 'PMTY',
  venues: ['PMTY'],
})

export const ENVELOPE = documentedFields('protocol 1.2', { code: 0, msg: '', data: null })

export const LOGIN = documentedFields('protocol 1.3', {
  token: 'access-token',
  refreshToken: 'refresh-token',
  expiresIn: 900,
  member: { id: '42', name: 'demo' },
  changePassword: false,
  newDevice: { at: 1767225600000, here: true },
})

export const MEMBER = documentedFields('protocol 1.3; wallet 2', {
  id: '42',
  name: 'demo',
  level: 3,
  oddsLevel: 1,
  currencies: ['RMB', 'USDT'],
  walletType: 1,
})

export const BALANCES = documentedFields('protocol 1.3', [
  { currency: 1, balance: '10000.00', locked: '0.00' },
  { currency: 200, balance: '1000.00', locked: '0.00' },
])

export const SITE = documentedFields('protocol 1.3', {
  siteId: 1001,
  siteName: 'Touchline',
  currencies: ['RMB', 'USDT'],
  walletType: 1,
  defaultVenue: 'PMTY',
  maintenance: null,
})

export const DOMAINS = documentedFields('protocol 1.3', [{ type: 23, domains: ['https://live.example'] }])
export const DOMAINS_BODY = documentedFields('protocol 1.5', {
  beingCaptured: false,
  category: '',
  device: 'h5',
  siteId: 1001,
  udid: '',
  userName: '',
  typeList: [23, 151],
})

export const MAIN_DOMAIN = documentedFields('protocol 1.3', { domain: 'https://touchline.example' })

export const VENUES_BODY = documentedFields('protocol 1.3', { venueCodes: ['PMTY'], flag: 1 })
export const VENUES = documentedFields('protocol 1.3; protocol 1.5', [
  { venueCode: 'PMTY', status: 'open', maintain: false },
])

export const LAUNCH_BODY = documentedFields('protocol 1.5', {
  clientType: 2,
  resetDpDomain: false,
  rollbackAddress: 'https://touchline.example/venue-rollback',
  forceFresh: false,
  https: true,
  imgDomain: '',
  isApp: false,
  isManualLaunch: true,
  isUseCache: false,
  languageType: 'zh',
  venueEnName: 'PMTY',
  walletType: 1,
  nativeApp: false,
  action: '',
})
export const LAUNCH = documentedFields('protocol 1.3', {
  url: 'https://touchline.example',
  nativeUrl: '',
  token: 'venue-token',
  imgDomain: '',
})

export const SERVER_TIME = documentedFields('protocol 1.3', { time: 1767225600000, rate: 1 })
export const REPEATED = documentedFields('protocol 1.2', { time: 1767225600000 })
