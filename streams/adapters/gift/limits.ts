/** Limits of a gift file, chosen for the memory and speed of a phone. */
export const GIFT_LIMITS = {
  fileBytes: 2_000_000,
  /** Decompressed size; guards against decompression bombs. */
  movieBytes: 8_000_000,
  /** One minute at 60 frames a second. */
  frames: 3600,
  /** Points of the design in each direction; its canvas takes 16 MB at most. */
  side: 2048,
  sprites: 300,
  /** Frames of all sprites together. */
  spriteFrames: 60_000,
  /** Shapes of one sprite in one frame. */
  shapes: 100,
  /** Characters of one path. */
  path: 20_000,
  /** Characters of all paths drawn in one frame. */
  pathPerFrame: 200_000,
  pictures: 100,
  /** Pixels of one picture in each direction, and of all pictures together. */
  pictureSide: 2048,
  picturePixels: 8_000_000,
} as const

/** Frames a second; the rate in the file is clamped to this range, and a missing one becomes `usual`. */
export const FRAME_RATE = { least: 1, most: 60, usual: 20 } as const
