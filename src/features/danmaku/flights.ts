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
  /** Those that have left the picture. They are removed with the next change, so that none costs a frame of its own. */
  const landed = new Set<HTMLElement>()
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
  const removeLanded = (): void => {
    for (const element of landed) element.remove()
    landed.clear()
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
      removeLanded()
      const element = take(flight)
      const { id } = flight.message
      inAir.set(id, element)
      const land = (): void => {
        if (inAir.get(id) !== element) return
        inAir.delete(id)
        landed.add(element)
        // A text that stands is still seen at its end.
        if (flight.still) removeLanded()
      }
      const animation = animate(element, flight, layer?.clientWidth ?? 0)
      animation.onfinish = land
      animation.oncancel = land
    },
    remove,
    clear: () => {
      measured?.element.remove()
      measured = null
      for (const id of [...inAir.keys()]) remove(id)
      removeLanded()
    },
  }
}

/**
 * The key frames have the transform alone: with a property that the compositor cannot animate, even one that does not
 * change, a browser may run the animation on the main thread.
 */
function animate(
  element: HTMLElement,
  { lane, delayMs, durationMs, still }: Flight,
  stageWidth: number,
): Animation {
  const top = `${String(lane * 100)}%`
  const at = (x: string) => ({ transform: `translate(${x}, ${top})` })
  const frames = still ? [at('0'), at('0')] : [at(`${String(stageWidth)}px`), at('-100%')]
  element.style.visibility = 'visible'
  // Waits beside the picture until it begins, and keeps its last place until it is removed.
  return element.animate(frames, { delay: delayMs, duration: durationMs, easing: 'linear', fill: 'both' })
}

/** How a message differs from the text of another member; `null` where it does not. */
function lookOf(message: DanmakuMessage, mine: boolean): Look | null {
  if (message.type === 'gift') return 'gift'
  if (message.type !== 'text') return 'bet'
  if (mine) return 'mine'
  return message.from.role === 'member' ? null : 'staff'
}
