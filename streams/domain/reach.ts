/**
 * Whether the platform can be reached: from the browser's online state first, then from the results of calls.
 */
export type Reach = 'reachable' | 'unreachable' | 'offline'
