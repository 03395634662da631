export {
  HOME_MODES,
  type HomeMode,
  type HomeFilters,
  hasHomeFilters,
  MAX_LEAGUES,
  readHomeFilters,
  storeHomeFilters,
} from './homeFilters.ts'
