import type { DanmakuMessage, Flight } from '../../../streams/index.ts'
import { classNames } from '../../ui/text/classNames.ts'

type Look = 'mine' | 'gift' | 'bet' | 'staff'

/** The elements that cross the picture. */
export interface Flights {
  attach(layer: HTMLElement): void
  setWords(words: (message: DanmakuMessage) => string): void
  widthOf(message: DanmakuMessage, mine: boolean): number
  /** The height of a lane in CSS pixels. */
  laneHeight(): number
  begin(flight: Flight): void
  remove(messageId: string): void
  clear(): void
}

/**
 * Flights are moved by the animations of the browser, which run on the compositor: no frame of a flight runs script,
 * and React renders nothing. A message is measured as the element that flies later.
 */
export function createFlights(styles: Readonly<Partial<Record<Look | 'flight', string>>>): Flights {
  const inAir = new Map<string, HTMLElement>()
  let layer: HTMLElement | null = null
  let words: (message: DanmakuMessage) => string = () => ''
  let measured: { readonly id: string; readonly element: HTMLElement } | null = null

  const create = (message: DanmakuMessage, mine: boolean): HTMLElement => {
    const element = document.createElement('span')
    const look = lookOf(message, mine)
    element.className = classNames(styles.flight, look !== null && styles[look])
    element.textContent = words(message)
    layer?.append(element)
    return element
  }
  const take = ({ message, mine }: Flight): HTMLElement => {
    const known = measured?.id === message.id ? measured.element : null
    measured = null
    return known ?? create(message, mine)
  }
  const remove = (id: string): void => {
    inAir.get(id)?.remove()
    inAir.delete(id)
  }
  return {
    attach: (element) => {
      layer = element
    },
    setWords: (next) => {
      words = next
    },
    widthOf: (message, mine) => {
      measured?.element.remove()
      const element = create(message, mine)
      measured = { id: message.id, element }
      return element.offsetWidth
    },
    laneHeight: () => {
      const element = document.createElement('span')
      element.className = classNames(styles.flight)
      element.textContent = 'A'
      layer?.append(element)
      const height = element.offsetHeight
      element.remove()
      return Math.max(1, height)
    },
    begin: (flight) => {
      const element = take(flight)
      const { id } = flight.message
      inAir.set(id, element)
      const landed = (): void => {
        if (inAir.get(id) === element) remove(id)
      }
      const animation = animate(element, flight, layer?.clientWidth ?? 0)
      animation.onfinish = landed
      animation.oncancel = landed
    },
    remove,
    clear: () => {
      measured?.element.remove()
      measured = null
      for (const id of [...inAir.keys()]) remove(id)
    },
  }
}

/**
 * The key frames have the transform alone: with a property that the compositor cannot animate, even one that does not
 * change, a browser may run the animation on the main thread.
 */
function animate(element: HTMLElement, { lane, durationMs, still }: Flight, stageWidth: number): Animation {
  const top = `${String(lane * 100)}%`
  const at = (x: string) => ({ transform: `translate(${x}, ${top})` })
  const frames = still ? [at('0'), at('0')] : [at(`${String(stageWidth)}px`), at('-100%')]
  element.style.visibility = 'visible'
  // Keeps its last place until it is removed.
  return element.animate(frames, { duration: durationMs, easing: 'linear', fill: 'forwards' })
}

/** How a message differs from the text of another member; `null` where it does not. */
function lookOf(message: DanmakuMessage, mine: boolean): Look | null {
  if (message.type === 'gift') return 'gift'
  if (message.type !== 'text') return 'bet'
  if (mine) return 'mine'
  return message.from.role === 'member' ? null : 'staff'
}
