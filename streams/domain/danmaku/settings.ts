export const DANMAKU_DENSITIES = ['few', 'normal', 'many'] as const
export const DANMAKU_AREAS = ['quarter', 'half', 'full'] as const
export const DANMAKU_SIZES = ['small', 'normal', 'large'] as const

export type DanmakuDensity = (typeof DANMAKU_DENSITIES)[number]
export type DanmakuArea = (typeof DANMAKU_AREAS)[number]
export type DanmakuSize = (typeof DANMAKU_SIZES)[number]

/** How this device shows danmaku. `opacity` is from `MIN_OPACITY` to 1. */
export interface DanmakuSettings {
  readonly on: boolean
  readonly density: DanmakuDensity
  readonly area: DanmakuArea
  readonly size: DanmakuSize
  readonly opacity: number
}

/** Below this a text can no longer be read. */
export const MIN_OPACITY = 0.3

export const DEFAULT_DANMAKU: DanmakuSettings = {
  on: true,
  density: 'normal',
  area: 'half',
  size: 'normal',
  opacity: 0.9,
}

/** The settings in what was stored, which anybody can change; a value that is not known is the default one. */
export function readDanmakuSettings(stored: unknown): DanmakuSettings {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_DANMAKU
  const { on, density, area, size, opacity } = stored as { readonly [K in keyof DanmakuSettings]?: unknown }
  const known = typeof opacity === 'number' && opacity >= MIN_OPACITY && opacity <= 1
  return {
    on: on !== false,
    density: oneOf(DANMAKU_DENSITIES, density) ?? DEFAULT_DANMAKU.density,
    area: oneOf(DANMAKU_AREAS, area) ?? DEFAULT_DANMAKU.area,
    size: oneOf(DANMAKU_SIZES, size) ?? DEFAULT_DANMAKU.size,
    opacity: known ? opacity : DEFAULT_DANMAKU.opacity,
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value)
}
