/**
 * The end of the picture at which something is scored; in tennis the far end is on the left, the near one on the right.
 */
export type ScoringEnd = 'left' | 'right'

/** The end of the picture at which a base falls, which ends a map; in games with lanes only. */
export type BaseEnd = `${ScoringEnd}Base`
