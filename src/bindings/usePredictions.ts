import { predictionStreams, type PredictionStreams } from '../../streams/predictions.ts'
import { useMember } from './StreamsProvider.tsx'

/** Predictions of final scores. Importing this hook adds their code to the importer's chunk. */
export function usePredictions(): PredictionStreams {
  return useMember().part(predictionStreams)
}
