import { err, type Result } from '../../domain/result.ts'
import type { GiftFault } from '../../ports/giftPlayer.ts'
import { type PaintedMovie, paintSvga } from './paint.ts'

type Answer = Result<PaintedMovie, GiftFault>

export interface WorkerQuestion {
  readonly id: number
  readonly file: Uint8Array<ArrayBuffer>
}

export interface WorkerAnswer {
  readonly id: number
  readonly result: Answer
}

/** What decodes files. Never rejects. */
export type Decoder = (file: Uint8Array<ArrayBuffer>) => Promise<Answer>

/** One worker for all gifts, started by the first; in the page itself where there are no workers. */
export function createDecoder(): Decoder {
  let worker: WorkerDecoder | null = null
  return (file) => {
    if (!('Worker' in globalThis)) return paintSvga(file)
    worker ??= createWorkerDecoder()
    if (worker.broken) return paintSvga(file)
    return worker.decode(file)
  }
}

interface WorkerDecoder {
  /** It could not be started, or ended: the page decodes from now on. */
  readonly broken: boolean
  decode: Decoder
}

function createWorkerDecoder(): WorkerDecoder {
  const waiting = new Map<number, (answer: Answer) => void>()
  let broken = false
  let asked = 0
  const worker = new Worker(new URL('./giftWorker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data.result)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    broken = true
    for (const answer of waiting.values()) answer(err('unsupported'))
    waiting.clear()
    worker.terminate()
  })
  return {
    get broken() {
      return broken
    },
    decode: (file) =>
      new Promise<Answer>((resolve) => {
        asked += 1
        waiting.set(asked, resolve)
        const question: WorkerQuestion = { id: asked, file }
        // The bytes are copied: they are still to be kept on the device.
        worker.postMessage(question)
      }),
  }
}
