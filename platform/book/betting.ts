import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Metrics } from '../http/metrics.ts'
import type { Product } from '../product.ts'
import type { World } from '../world/world.ts'
import type { Book } from './book.ts'

interface BettingDeps {
  readonly world: Pick<World, 'advance' | 'clock'>
  readonly book: Pick<Book, 'tick' | 'close'>
  readonly metrics: Pick<Metrics, 'worldTick'>
}

/**
 * How many changes of the world are made before requests are answered again. At a speed of 30 a step has hundreds of
 * changes, each of which takes a millisecond.
 */
const CHANGES_AT_ONCE = 20

/** Advances the world, and confirms and settles the bets on it. */
export function createBetting({ world, book, metrics }: BettingDeps): Product {
  return {
    name: 'betting',
    async tick() {
      const stop = metrics.worldTick.startTimer()
      // Advances to a fixed time: a world that cannot keep its speed would never reach the present one.
      const until = world.clock.now()
      while (!world.advance(until, CHANGES_AT_ONCE)) await nextTurn()
      stop()
      await book.tick()
    },
    async close() {
      book.close()
      // A tick that is already running may still write.
      await book.tick().catch(() => undefined)
    },
  }
}
