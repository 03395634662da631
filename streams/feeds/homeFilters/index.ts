export {
  HOME_MODES,
  type HomeMode,
  type HomeFilters,
  MAX_LEAGUES,
  readHomeFilters,
  storeHomeFilters,
} from './homeFilters.ts'
