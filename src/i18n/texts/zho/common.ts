import type { SameTexts } from '../../sameTexts.ts'
import type { common as original } from '../cmn/common.ts'

/** Texts used throughout the app. */
export const common: SameTexts<typeof original> = {
  appName: 'Touchline',
  separator: '，',
  versus: '{{home}} v {{away}}',
  action: {
    back: '返回',
    close: '關閉',
    cancel: '取消',
    done: '完成',
    retry: '再試一次',
    refresh: '重新整理',
    reload: '重新載入',
    collapse: '收合',
    goHome: '回首頁',
    viewRecords: '查看注單',
    reconnect: '重新連線',
  },
  loading: '載入中',
  skipToContent: '跳到內容',
  navigation: {
    label: '主導覽',
    home: '首頁',
    live: '走地',
    anchor: '主播',
    records: '注單',
    me: '我的',
    unsettled_one: '{{count}} 張未結算注單',
    unsettled_other: '{{count}} 張未結算注單',
  },
  mode: {
    label: '大廳',
    sport: '體育',
    real: '真人',
    lottery: '彩票',
  },
  venue: {
    label: '場館',
    switch: '切換場館，目前 {{name}}',
    goTo: '去{{name}}',
    names: {
      PMTY: 'PM體育',
      IMTY: 'IM體育',
      FBTY: 'FB體育',
      DPTY: 'DP體育',
      YBTY: 'YB體育',
      ZBYX: '主播遊戲',
    },
  },
  balance: '餘額 {{amount}}',
  currency: {
    RMB: '人民幣',
    USDT: 'USDT',
  },
  currencySign: {
    RMB: '¥',
    USDT: '₮',
  },
  language: {
    CMN: '简体中文',
    ZHO: '繁體中文',
    ENGLISH: 'English',
  },
  languageShort: {
    CMN: '简',
    ZHO: '繁',
    ENGLISH: 'EN',
  },
  duration: {
    minutes_one: '{{count}} 分鐘',
    minutes_other: '{{count}} 分鐘',
    seconds_one: '{{count}} 秒',
    seconds_other: '{{count}} 秒',
    hoursMinutes: '{{hours}} 小時 {{minutes}} 分',
  },
  toast: {
    saved: '已儲存',
  },
}
