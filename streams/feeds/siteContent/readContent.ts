import type * as v from 'valibot'
import type { ContentTarget, HomeConfig, SiteBanner, SiteNotice } from '../../domain/siteContent.ts'
import { isSport } from '../../domain/vocabulary/sports.ts'
import type { homeConfig, siteBanners, siteNotices } from '../../wire/site/content.ts'

type WireTarget = v.InferOutput<typeof siteBanners>['items'][number]['target']

const SKINS = ['blue', 'plum', 'teal'] as const

export function bannersOf({ items }: v.InferOutput<typeof siteBanners>): readonly SiteBanner[] {
  return items.map((banner) => ({ ...banner, target: targetOf(banner.target) }))
}

export function noticesOf({ items }: v.InferOutput<typeof siteNotices>): readonly SiteNotice[] {
  return items.map((notice) => ({ ...notice, target: targetOf(notice.target) }))
}

export function homeConfigOf({ modes, skin, ...shown }: v.InferOutput<typeof homeConfig>): HomeConfig {
  return { ...shown, modes: modes.items, skin: SKINS[skin] }
}

/** A match of a sport that this client does not know leads nowhere. */
function targetOf(target: WireTarget): ContentTarget {
  if (target.kind !== 'match') return target
  const { sport, matchId } = target
  return isSport(sport) ? { kind: 'match', matchId, sport } : { kind: 'none' }
}
