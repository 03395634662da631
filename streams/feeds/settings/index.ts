export { createSettings, SETTING_OPTIONS, type Settings, type SettingsFeed } from './settings.ts'
export { keepSettings, settingsOwner, type VenueCopy } from './keptSettings.ts'
