export {
  createSettings,
  SETTING_OPTIONS,
  type SettingName,
  type Settings,
  type SettingsFeed,
} from './settings.ts'
