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

/** Decodes a file. Never rejects. */
export type Decoder = (file: Uint8Array<ArrayBuffer>) => Promise<Answer>

/**
 * Uses one worker for all gifts, started at the first; decodes on the main thread where there are no workers.
 */
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
  /** Whether the worker failed to start or crashed; files are then decoded on the main thread. */
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
        // The bytes are copied, not transferred, because the caller still stores the file.
        worker.postMessage(question)
      }),
  }
}
