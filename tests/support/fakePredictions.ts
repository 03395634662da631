import { vi } from 'vitest'
import { CONNECTING, type Feed } from '../../streams/kernel/feed.ts'
import { cell } from '../../streams/kernel/state.ts'
import type {
  MatchPredictionModel,
  MatchPredictionView,
  PredictionStreams,
  PredictorRow,
  PredictorsModel,
  RoomShareModel,
  RoomShareView,
  ScorePrediction,
} from '../../streams/predictions.ts'

export function aPrediction(rest: Partial<ScorePrediction> = {}): ScorePrediction {
  return {
    matchId: '3370001',
    league: { cmn: '英超', zho: '英超', english: 'Premier League' },
    homeName: { cmn: '阿森纳', zho: '阿森納', english: 'Arsenal' },
    awayName: { cmn: '切尔西', zho: '車路士', english: 'Chelsea' },
    kickOff: Date.UTC(2025, 10, 20, 14),
    placedAt: Date.UTC(2025, 10, 20, 12),
    home: 2,
    away: 1,
    state: 'open',
    points: 0,
    result: null,
    ...rest,
  }
}

export const EMPTY_PREDICTION: MatchPredictionView = {
  known: CONNECTING,
  own: null,
  score: { home: 0, away: 0 },
  changed: false,
  phase: 'editing',
  problem: null,
  begun: false,
}

/** The predictions, which the test sets. */
export function createFakePredictions() {
  const view = cell<MatchPredictionView>(EMPTY_PREDICTION)
  const ranks = cell<Feed<readonly PredictorRow[]>>(CONNECTING)
  const own = cell<PredictorsModel['own$']['value']>(CONNECTING)
  const share = cell<RoomShareView>({ room: null, phase: 'reading', problem: null })
  const ofMatch = {
    view$: view.state$,
    setGoals: vi.fn<MatchPredictionModel['setGoals']>(),
    send: vi.fn<MatchPredictionModel['send']>(),
    refresh: vi.fn<MatchPredictionModel['refresh']>(),
  }
  const predictors = {
    ranks$: vi.fn<PredictorsModel['ranks$']>(() => ranks.state$),
    own$: own.state$,
    more: vi.fn<PredictorsModel['more']>(),
    refresh: vi.fn<PredictorsModel['refresh']>(),
  }
  const inRoom = {
    view$: share.state$,
    share: vi.fn<RoomShareModel['share']>(),
    refresh: vi.fn<RoomShareModel['refresh']>(),
  }
  const streams = {
    ofMatch: vi.fn<PredictionStreams['ofMatch']>(() => ofMatch),
    predictors: vi.fn<PredictionStreams['predictors']>(() => predictors),
    inRoom: vi.fn<PredictionStreams['inRoom']>(() => inRoom),
  } satisfies PredictionStreams
  return { view, ranks, own, share, ofMatch, predictors, inRoom, streams }
}
