/** Real ms between two ticks of the platform, in which everything that is due is done. */
export const TICK_MS = 200
