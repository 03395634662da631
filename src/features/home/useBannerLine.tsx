import { type ReactNode, useMemo, useState } from 'react'
import { useLateCode } from '../loading/useLateCode.ts'
import { painted } from './painted.ts'

/** Loaded once the first lines are painted, since they do not need it. */
async function loadBanners() {
  await painted()
  return import('./HomeBanners.tsx')
}

interface BannerLine {
  /** What the line of the banners shows; `null` while there are none. */
  readonly line: ReactNode
  /** Draws nothing, and is to be on the page. */
  readonly watch: ReactNode
}

/** The banners in the home list. */
export function useBannerLine(): BannerLine {
  const { code } = useLateCode(true, loadBanners)
  const [some, setSome] = useState(false)
  // Memoised: the items of the list depend on this element, and a new one would compute them again in each render.
  const line = useMemo(() => (code !== null && some ? <code.HomeBanners /> : null), [code, some])
  return { line, watch: code !== null && <code.WatchBanners onKnown={setSome} /> }
}
