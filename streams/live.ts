/** The second door: what only screens with live rooms need. Nothing of the first screen may come in here. */
export { liveStreams } from './views/live/liveStreams.ts'
