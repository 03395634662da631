import Hls, { ErrorDetails, ErrorTypes, Events, type ErrorData, type HlsConfig } from 'hls.js'
import workerPath from 'hls.js/dist/hls.worker.js?url'
import type { VideoFault, VideoLevel } from '../../ports/videoPlayer.ts'
import { type OpenStream, SECOND_MS } from './stream.ts'

/** How far behind the live edge a stream plays, s: three of its segments, or one and a half. */
const [LATENCY_S, LOW_LATENCY_S] = [6, 3]
/** The latter catches up faster after a stall. */
const [CATCH_UP_RATE, FAST_CATCH_UP_RATE] = [1.05, 1.1]

/**
 * Settings for live video on a phone: small buffers, a bounded latency, and detection of a playlist that no
 * longer changes. The defaults of hls.js keep everything played and never jump to the live edge.
 */
const MOBILE_LIVE: Partial<HlsConfig> = {
  // The ESM build needs the path of the worker.
  enableWorker: true,
  workerPath,
  backBufferLength: 15,
  maxBufferLength: 20,
  maxMaxBufferLength: 30,
  maxBufferSize: 24_000_000,
  liveSyncDurationCount: 3,
  liveMaxLatencyDurationCount: 10,
  maxLiveSyncPlaybackRate: CATCH_UP_RATE,
  liveMaxUnchangedPlaylistRefresh: 8,
  capLevelToPlayerSize: true,
  maxDevicePixelRatio: 2,
  // Text tracks are not shown, and hls.js would load one from a `data:` URL, which the content security
  // policy blocks.
  renderTextTracksNatively: false,
  enableWebVTT: false,
  enableIMSC1: false,
  enableCEA708Captions: false,
}

export function isHlsSupported(): boolean {
  return Hls.isSupported()
}

/** The last measured bandwidth, with which the next stream selects its first quality. */
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
  let ahead: number | null = null
  hls.on(Events.LEVEL_LOADED, (_event, { details }) => {
    const sample = serverTimeIn(details.m3u8) - Date.now()
    // The way of the answer only makes the server seem slower, so the largest sample is the best one.
    if (Number.isFinite(sample)) ahead = ahead === null ? sample : Math.max(ahead, sample)
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
      // After a fatal error hls.js has stopped loading and does not resume by itself. It resumes at the live
      // edge, past the segment that could not be decoded.
      hls.startLoad(hls.liveSyncPosition ?? -1)
    },
    chooseLevel: (id) => {
      // `nextLevel` applies from the next segment, without a break in playback.
      hls.nextLevel = id ?? -1
    },
    setLowLatency: (on) => {
      hls.config.maxLiveSyncPlaybackRate = on ? FAST_CATCH_UP_RATE : CATCH_UP_RATE
      hls.targetLatency = on ? LOW_LATENCY_S : LATENCY_S
      // hls.js plays faster only when it is less than one segment behind its target.
      if (on) toNewest()
    },
    sleep: () => {
      hls.stopLoad()
    },
    wake: () => {
      waking = true
      hls.startLoad(-1)
      toNewest()
    },
    // The end of a recording is not a live edge, so there is no latency.
    behindMs: () =>
      hls.latency > 0 && hls.latestLevelDetails?.live === true ? Math.round(hls.latency * SECOND_MS) : null,
    shown: () => {
      const at = hls.playingDate?.getTime()
      if (at === undefined) return null
      return { at, lateMs: Math.max(0, Date.now() + (ahead ?? 0) - at) }
    },
    end: () => {
      if (Number.isFinite(hls.bandwidthEstimate)) lastEstimate = hls.bandwidthEstimate
      hls.destroy()
    },
  }
}

/** The time of the server when it wrote a playlist (docs/live-rooms.md, 11); not a number without one. */
function serverTimeIn(playlist: string): number {
  return Date.parse(/^#EXT-X-TOUCHLINE-SERVER-TIME:(\S+)$/m.exec(playlist)?.[1] ?? '')
}

interface StreamLevel {
  readonly width: number
  readonly height: number
  readonly bitrate: number
}

function levelOf({ width, height, bitrate }: StreamLevel, id: number): VideoLevel {
  const lines = Math.min(width, height)
  return { id, height: lines > 0 ? lines : null, bitrate }
}

/**
 * The fault that an error means for the player; `null` while hls.js recovers by itself, as from an
 * unsupported codec when there is another quality, or from a segment that can't be appended.
 */
function faultOf({ fatal, type, details, errorAction }: ErrorData): VideoFault | null {
  // Never reported as fatal, although the playlist is not refreshed any more unless hls.js could switch
  // levels.
  if (details === ErrorDetails.PLAYLIST_UNCHANGED_ERROR) {
    return errorAction?.resolved === true ? null : 'frozen'
  }
  // hls.js has replaced the decoder, which pauses the element; the attempt is counted inside hls.js only.
  if (details === ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) return 'media'
  // There are no keys for encrypted streams, so further attempts are useless.
  if (type === ErrorTypes.KEY_SYSTEM_ERROR) return 'unsupported'
  if (!fatal) return null
  // No quality has a codec that this browser supports.
  if (details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) return 'unsupported'
  return type === ErrorTypes.NETWORK_ERROR ? 'network' : 'media'
}
