import type { HomeConfig } from './siteContent.ts'

/** The home page of a new platform: every mode, and the skin that members begin with. */
export const DEFAULT_HOME_CONFIG: HomeConfig = {
  modes: [
    { mode: 'sport', shown: true },
    { mode: 'lottery', shown: true },
    { mode: 'casino', shown: true },
  ],
  banner: true,
  sponsors: true,
  skin: 0,
}
