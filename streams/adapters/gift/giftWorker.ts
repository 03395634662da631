import type { WorkerAnswer, WorkerQuestion } from './decoder.ts'
import { paintSvga } from './paint.ts'

/** Runs in a worker of its own: a file is decoded while the room goes on. */
addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void paintSvga(data.file).then((result) => {
    const answer: WorkerAnswer = { id: data.id, result }
    postMessage(answer, { transfer: result.ok ? [...result.value.pictures.values()] : [] })
  })
})
