import * as v from 'valibot'
import { whole } from './decode.ts'

/** The most goals of a team that can be predicted (docs/site/news.md). */
export const MOST_GOALS = 20

/** The goals of one team in a predicted score. */
export const predictedGoals = v.pipe(whole, v.minValue(0), v.maxValue(MOST_GOALS))
