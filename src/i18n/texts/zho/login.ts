import type { SameTexts } from '../../sameTexts.ts'
import type { login as original } from '../cmn/login.ts'

/** Sign-in. */
export const login: SameTexts<typeof original> = {
  title: '登入',
  tagline: '邊看、邊聊、邊投',
  language: '語言',
  account: '帳號',
  password: '密碼',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  remember: '記住帳號',
  forgot: '忘記密碼',
  submit: '登入',
  submitting: '登入中',
  register: '註冊新帳號',
  accountRequired: '請輸入帳號',
  passwordRequired: '請輸入密碼',
  wrong: '帳號或密碼不正確',
  adults: '僅限年滿 18 歲的使用者。投注有輸有贏，請量力而為。',
  setLimits: '設定限額',
  needHelp: '需要協助',
  demo: '示範帳號 {{account}} / {{password}}',
}
