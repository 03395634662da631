/** What a gift may be: as much as a phone plays well, and no more. */
export const GIFT_LIMITS = {
  fileBytes: 2_000_000,
  /** Unpacked: a small file may hold very much of the same. */
  movieBytes: 8_000_000,
  frames: 300,
  /** Points of the design, each way. */
  side: 1000,
  sprites: 300,
  /** Frames of all sprites together. */
  spriteFrames: 60_000,
  /** Shapes of one sprite in one frame. */
  shapes: 100,
  /** Letters of one path. */
  path: 20_000,
  /** Letters of all paths drawn in one frame. */
  pathPerFrame: 200_000,
  pictures: 100,
  /** Pixels of one picture each way, and of all of them together. */
  pictureSide: 2048,
  picturePixels: 8_000_000,
} as const

/** Frames a second: what a file says is brought into this. */
export const FRAME_RATE = { least: 1, most: 60, usual: 20 } as const
