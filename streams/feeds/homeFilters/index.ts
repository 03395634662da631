export {
  HOME_MODES,
  type HomeMode,
  type HomeFilters,
  MOST_LEAGUES,
  readHomeFilters,
  storeHomeFilters,
} from './homeFilters.ts'
