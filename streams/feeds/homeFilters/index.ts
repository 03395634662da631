export {
  HOME_MODES,
  type HomeMode,
  type HomeFilters,
  readHomeFilters,
  storeHomeFilters,
} from './homeFilters.ts'
