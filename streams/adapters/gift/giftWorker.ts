import type { WorkerAnswer, WorkerQuestion } from './decoder.ts'
import { paintSvga } from './paint.ts'

/** Runs in a worker, so that decoding does not block the main thread. */
addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void paintSvga(data.file).then((result) => {
    const answer: WorkerAnswer = { id: data.id, result }
    postMessage(answer, { transfer: result.ok ? [...result.value.pictures.values()] : [] })
  })
})
