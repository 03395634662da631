import Hls, { ErrorDetails, ErrorTypes, Events, type ErrorData, type HlsConfig } from 'hls.js'
import workerPath from 'hls.js/dist/hls.worker.js?url'
import type { VideoFault, VideoLevel } from '../../ports/videoPlayer.ts'
import { type OpenStream, SECOND_MS } from './stream.ts'

/**
 * For a phone that watches live: little memory, a bounded way behind, and a frozen encoder that is noticed.
 * hls.js's own defaults keep everything played and never go back to the newest picture.
 */
const MOBILE_LIVE: Partial<HlsConfig> = {
  // The ESM build runs without a worker unless it is told where one is.
  enableWorker: true,
  workerPath,
  backBufferLength: 15,
  maxBufferLength: 20,
  maxMaxBufferLength: 30,
  maxBufferSize: 24_000_000,
  liveSyncDurationCount: 3,
  liveMaxLatencyDurationCount: 10,
  maxLiveSyncPlaybackRate: 1.05,
  liveMaxUnchangedPlaylistRefresh: 8,
  capLevelToPlayerSize: true,
  maxDevicePixelRatio: 2,
}

export function isHlsSupported(): boolean {
  return Hls.isSupported()
}

/** The last measured bandwidth: the next stream begins at the quality the connection carries. */
let lastEstimate: number | null = null

export const openHls: OpenStream = (video, url, emit) => {
  const hls = new Hls({
    ...MOBILE_LIVE,
    ...(lastEstimate === null ? {} : { abrEwmaDefaultEstimate: lastEstimate }),
  })
  let waking = false
  const toNewest = (): void => {
    const newest = hls.liveSyncPosition
    if (newest !== null && newest - video.currentTime > 1) video.currentTime = newest
  }
  hls.on(Events.MANIFEST_PARSED, () => {
    emit({ type: 'levels', levels: hls.levels.map(levelOf) })
  })
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => {
    emit({ type: 'level', id: level })
  })
  hls.on(Events.LEVEL_UPDATED, () => {
    if (!waking) return
    waking = false
    toNewest()
  })
  hls.on(Events.ERROR, (_event, data) => {
    const fault = faultOf(data)
    if (fault !== null) emit({ type: 'fault', fault, detail: data.details })
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    recoverMedia: () => {
      hls.recoverMediaError()
      // After what it calls fatal hls.js has stopped loading, and does not begin again by itself. What could not
      // be decoded is left behind.
      hls.startLoad(hls.liveSyncPosition ?? -1)
    },
    chooseLevel: (id) => {
      // `nextLevel` changes what comes next and leaves what plays alone.
      hls.nextLevel = id ?? -1
    },
    sleep: () => {
      hls.stopLoad()
    },
    wake: () => {
      waking = true
      hls.startLoad(-1)
      toNewest()
    },
    behindMs: () => (hls.latency > 0 ? Math.round(hls.latency * SECOND_MS) : null),
    end: () => {
      if (Number.isFinite(hls.bandwidthEstimate)) lastEstimate = hls.bandwidthEstimate
      hls.destroy()
    },
  }
}

function levelOf(
  { height, bitrate }: { readonly height: number; readonly bitrate: number },
  id: number,
): VideoLevel {
  return { id, height: height > 0 ? height : null, bitrate }
}

/**
 * What an error means for the person; `null` while hls.js still helps itself. A codec that this browser lacks is
 * such a case, as long as another quality has another one; a single segment that can't be appended as well.
 */
function faultOf({ fatal, type, details, errorAction }: ErrorData): VideoFault | null {
  // Never called fatal, though nothing asks for the playlist any more unless another quality could be taken.
  if (details === ErrorDetails.PLAYLIST_UNCHANGED_ERROR) {
    return errorAction?.resolved === true ? null : 'frozen'
  }
  // hls.js has taken the decoder anew by itself, which leaves the element paused; and it counts this for itself only.
  if (details === ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) return 'media'
  if (!fatal) return null
  // None of the qualities is of a codec that this browser knows: nothing to wait for.
  if (details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) return 'unsupported'
  return type === ErrorTypes.NETWORK_ERROR ? 'network' : 'media'
}
