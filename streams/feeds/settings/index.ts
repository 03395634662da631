export {
  createSettings,
  SETTING_OPTIONS,
  type SettingName,
  type Settings,
  type SettingsFeed,
} from './settings.ts'
export { keepSettings, settingsOwner, type VenueCopy } from './keptSettings.ts'
