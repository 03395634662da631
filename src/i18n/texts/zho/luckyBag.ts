import type { SameTexts } from '../../sameTexts.ts'
import type { luckyBag as original } from '../cmn/luckyBag.ts'

/** Lucky bags in a live room. */
export const luckyBag: SameTexts<typeof original> = {
  title: '福袋',
  entry: '發福袋',
  look: '{{name}} 的福袋，還剩 {{left}} 份',
  from: '{{name}} 的福袋',
  facts: '共 {{amount}}，已領 {{taken}}/{{shares}}',
  got: '你拆到',
  unknown: '沒有收到結果，可能已經領到。查一下再說，不會重複領取。',
  check: '查詢結果',
  open: '拆福袋',
  nobody: '還沒有人拆',
  takers: '領取記錄',
  most: '手氣最佳',
  put: {
    title: '發福袋',
    amount: '總金額（{{currency}}）',
    shares: '份數（1–{{most}}）',
    note: '金額隨機分成若干份，先到先得，3 分鐘內沒領完的退回給你。',
    send: '發出福袋',
    confirm: '確認：{{amount}}，{{shares}} 份',
    made: '福袋已發出',
    unknown: '沒有收到結果，福袋可能已經發出。請先查詢，不要再發。',
    notMade: '這個福袋沒有發出，沒有扣款。',
    wrongShares: '份數應為 1 至 {{most}}',
    tooMuch: '最多 {{most}}',
    tooLittle: '每份至少 0.01',
  },
  notice: {
    made: '{{name}} 發了一個福袋，共 {{shares}} 份',
    empty: '{{name}} 的福袋已領完',
    expired: '{{name}} 的福袋已到時，領出 {{taken}}/{{shares}} 份',
    best: '手氣最佳：{{name}} {{amount}}',
  },
}
