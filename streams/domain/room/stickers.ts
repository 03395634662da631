/** The stickers of the chat, by the names that stand in texts (docs/live-rooms.md, 17). */
export const STICKERS = [
  'cheer',
  'goal',
  'no',
  'fire',
  'clap',
  'heart',
  'laugh',
  'cry',
  'offside',
  'redCard',
  'coin',
  'luck',
] as const

export type Sticker = (typeof STICKERS)[number]

/** The whole of a text that is reserved for stickers. */
const RESERVED = /^\[sticker:([^\]]*)\]$/

/** The text by which a sticker is sent. */
export function stickerText(sticker: Sticker): string {
  return `[sticker:${sticker}]`
}

/** The sticker that a text is; `null` for every other text. */
export function stickerOf(text: string): Sticker | null {
  const name = RESERVED.exec(text)?.[1]
  return STICKERS.find((sticker) => sticker === name) ?? null
}

/** Whether a text has the reserved form without being a sticker. Such a text is refused. */
export function isUnknownSticker(text: string): boolean {
  return RESERVED.test(text) && stickerOf(text) === null
}
