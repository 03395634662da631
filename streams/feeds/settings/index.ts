export { createSettings, SETTING_OPTIONS, type Settings, type SettingsFeed } from './settings.ts'
