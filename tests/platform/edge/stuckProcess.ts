import { pino } from 'pino'
import { endProcessInOrder } from '../../../platform/processEnd.ts'

// A process that shuts down like the platform; its first argument selects what blocks the shutdown.

const state = process.argv[2]
const end = endProcessInOrder(pino({ level: 'fatal' }, pino.destination(2)))

end.endWith([
  {
    name: 'first',
    ms: 500,
    work: () => {
      // A query of the embedded database runs synchronously and blocks this thread.
      if (state === 'held') for (;;);
      return state === 'waiting' ? new Promise(() => undefined) : Promise.resolve()
    },
  },
  {
    name: 'last',
    ms: 500,
    work: () => {
      process.stdout.write('ended in order\n')
      return Promise.resolve()
    },
  },
])
setInterval(() => undefined, 1000)
if (state === 'throws') {
  setTimeout(() => {
    throw new Error('nobody catches this')
  }, 10)
}
if (state === 'rejects') void Promise.reject(new Error('nobody handles this'))
process.stdout.write('ready\n')
