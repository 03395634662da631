import * as v from 'valibot'
import {
  looseList,
  looseNumber,
  looseObject,
  looseRecord,
  looseText,
  recordAnswer,
  whenSent,
} from '../lenient.ts'

/** Body of `virtualReplay`. */
export interface VirtualReplayRequest {
  readonly csid: string
  readonly tid: string
  readonly batchNo: string
  /** Empty for all matches of the batch. */
  readonly orderNo: string
}

/** Body of `getVideoMaxTime`. */
export interface VirtualLengthRequest {
  readonly tid: string
  readonly batchNo: string
}

/** Body of `getMatchScore`: at most `MAX_VIRTUAL_MIDS` ids, comma-separated. */
export interface VirtualScoresRequest {
  readonly mids: string
}

const runner = looseObject({
  number: looseNumber(0),
  /** When it finishes, ms of the film. */
  finish: looseNumber(0),
  /** Millionths of the distance covered at the end of each eighth of that time. */
  splits: looseList(v.number()),
})

/** A frame of a film. Those of races repeat what follows from the runners, and are not read. */
const frame = looseObject({
  /** Ms of the film. */
  time: looseNumber(null),
  /** See `VIRTUAL_FILM_SIDES`. */
  side: looseNumber(0),
  /** See `VIRTUAL_FILM_KINDS`. */
  kind: looseText,
  /** Points. */
  value: looseNumber(0),
})

/** The film of a race, which has `runners`, or of a match. */
const film = looseObject({
  batchNo: looseText,
  orderNo: looseNumber(1),
  /** The length of the film, ms, and the distance, m; of a race. */
  totalTime: whenSent(looseNumber(null)),
  distance: whenSent(looseNumber(null)),
  runners: whenSent(looseList(runner)),
  homeScore: whenSent(looseNumber(null)),
  awayScore: whenSent(looseNumber(null)),
  list: looseList(frame),
})

export type PmtyVirtualFilm = v.InferOutput<typeof film>

/** The films of a batch by `mid`. */
export const virtualReplay = looseObject({ detail: looseRecord(film) })

/** The length of a film in seconds, by `tid`. */
export const virtualLength = recordAnswer(v.number())

/** The scores of matches that have begun, by `mid`; S1 is the score. */
export const virtualScores = recordAnswer(looseObject({ S1: looseText }))
