import { describe, expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { createGiftStage } from '../../../streams/views/giftStage/giftStage.ts'
import { createScriptedGifts } from '../../support/media.ts'
import { giftShow } from '../../support/gifts.ts'
import { withMarbles, type Marbles } from '../../support/marbles.ts'
import { onlineState } from '../../support/ports.ts'

function stage({ scheduler, cold }: Marbles) {
  const scope = createScope((error) => {
    throw error
  })
  const gifts = createScriptedGifts()
  const visible = cell(true)
  const network = cell(onlineState)
  const model = createGiftStage(scope, { gifts, visible$: visible.state$, network$: network.state$ })
  model.attach({})
  const log: string[] = []
  model.stage$.subscribe(({ show, look }) => log.push(`${scheduler.now()} ${show === null ? 'empty' : look}`))
  model.shown$.subscribe((key) => log.push(`${scheduler.now()} shown ${key}`))
  return {
    model,
    gifts,
    visible,
    network,
    log,
    at: (marbles: string, acts: Record<string, () => void>) => {
      cold(marbles).subscribe((key) => acts[key]?.())
    },
  }
}

describe('a gift on the stage', () => {
  it('moves to its end and is told shown once', () => {
    withMarbles((marbles) => {
      const { model, gifts, log, at } = stage(marbles)
      at('g 99ms s 1999ms f', {
        g: () => model.setShow(giftShow('a')),
        s: () => gifts.tell({ type: 'started', lengthMs: 2000 }),
        f: () => gifts.tell({ type: 'finished' }),
      })
      marbles.flush()
      expect(log).toEqual(['0 empty', '0 waiting', '100 moving', '2100 empty', '2100 shown a'])
      expect(gifts.playing).toBe(0)
    })
  })

  it('only counts on while the same combo goes on, and is not shown again after its end', () => {
    withMarbles((marbles) => {
      const { model, gifts } = stage(marbles)
      model.setShow(giftShow('a', { total: 10 }))
      gifts.tell({ type: 'started', lengthMs: 2000 })
      model.setShow(giftShow('a', { total: 66 }))
      expect(model.stage$.value.show?.total).toBe(66)
      gifts.tell({ type: 'finished' })
      model.setShow(giftShow('a', { total: 67 }))
      expect(model.stage$.value.show).toBeNull()
      expect(gifts.played).toHaveLength(1)
    })
  })

  it('is ended by the watchdog after eight seconds', () => {
    withMarbles((marbles) => {
      const { model, gifts, log } = stage(marbles)
      model.setShow(giftShow('a'))
      gifts.tell({ type: 'started', lengthMs: 60_000 })
      marbles.flush()
      expect(log.at(-1)).toBe('8000 shown a')
      expect(gifts.playing).toBe(0)
    })
  })

  it('stands as an icon when its file is broken, or late', () => {
    withMarbles((marbles) => {
      const { model, gifts, log } = stage(marbles)
      model.setShow(giftShow('a'))
      gifts.tell({ type: 'failed', fault: 'broken' })
      marbles.flush()
      expect(log.slice(1)).toEqual(['0 waiting', '0 still', '2500 empty', '2500 shown a'])
    })
    withMarbles((marbles) => {
      const { model, log } = stage(marbles)
      model.setShow(giftShow('a'))
      marbles.flush()
      expect(log.slice(1)).toEqual(['0 waiting', '4000 still', '6500 empty', '6500 shown a'])
    })
  })

  it.each([
    ['the person asked for less motion', ({ model }: ReturnType<typeof stage>) => model.setStill(true)],
    ['the page is hidden', ({ visible }: ReturnType<typeof stage>) => visible.set(false)],
    [
      'data is saved',
      ({ network }: ReturnType<typeof stage>) => network.set({ ...onlineState, saveData: true }),
    ],
  ])('is over at once, and loads nothing, when %s', (_name, prepare) => {
    withMarbles((marbles) => {
      const staged = stage(marbles)
      prepare(staged)
      staged.model.setShow(giftShow('a'))
      marbles.flush()
      expect(staged.gifts.played).toEqual([])
      expect(staged.log.slice(1)).toEqual(['0 waiting', '0 empty', '0 shown a'])
    })
  })

  it('ends at once when the page is hidden while it moves', () => {
    withMarbles((marbles) => {
      const { model, gifts, visible, log } = stage(marbles)
      model.setShow(giftShow('a'))
      gifts.tell({ type: 'started', lengthMs: 2000 })
      visible.set(false)
      expect(log.at(-1)).toBe('0 shown a')
      expect(gifts.playing).toBe(0)
    })
  })

  it('gives way to the next', () => {
    withMarbles((marbles) => {
      const { model, gifts } = stage(marbles)
      model.setShow(giftShow('a'))
      model.setShow(giftShow('b'))
      expect(gifts.played).toEqual(['/gifts/a.svga', '/gifts/b.svga'])
      expect(gifts.playing).toBe(1)
      model.setShow(null)
      expect(gifts.playing).toBe(0)
    })
  })
})
