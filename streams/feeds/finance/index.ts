export { createFinanceFeed, type FinanceFeed } from './financeFeed.ts'
export { createMoneyCalls } from './moneyCalls.ts'
export {
  createStatementFeed,
  type Movement,
  type StatementFeed,
  type StatementList,
  type StatementView,
} from './statementFeed.ts'
