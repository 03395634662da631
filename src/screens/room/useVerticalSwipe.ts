import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Where a swipe leads: upwards to the next, downwards to the one before. */
export type Aim = 'previous' | 'next'

/** How far a finger moves before a touch becomes a swipe, px. */
const SLOP = 10
/** A swipe over this share of the height is one to the end, and so is a shorter one that is faster (px per ms). */
const SHARE = 0.3
const SPEED = 0.5
const LEAST = 32
/** How much of the movement follows the finger where there is nothing to go to. */
const RESISTANCE = 0.25
const SETTLE = { duration: 180, easing: 'ease-out' } as const

interface Swipe {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly at: number
  taken: boolean
}

interface SwipeOptions {
  /** What follows the finger. */
  readonly track: RefObject<HTMLElement | null>
  /** Reduced motion: nothing moves, and only a swipe that is long enough has an aim. */
  readonly still: boolean
  readonly mayGo: (to: Aim) => boolean
  readonly onGo: (to: Aim) => void
}

/** A vertical swipe by touch. Taps, sideways swipes and the mouse are left to what is below. */
export function useVerticalSwipe({ track, still, mayGo, onGo }: SwipeOptions) {
  const swipe = useRef<Swipe | null>(null)
  const [aim, setAim] = useState<Aim | null>(null)

  const place = (distance: number) => {
    if (!still)
      track.current?.style.setProperty('transform', distance === 0 ? '' : `translateY(${distance}px)`)
  }

  const settle = (from: number, to: number, after: () => void) => {
    const { current } = track
    // Not everywhere: old browsers, and tests.
    if (still || typeof current?.animate !== 'function') {
      place(0)
      after()
      return
    }
    place(to)
    const frames = [{ transform: `translateY(${from}px)` }, { transform: `translateY(${to}px)` }]
    current.animate(frames, SETTLE).onfinish = () => {
      after()
      place(0)
    }
  }

  const end = (event: PointerEvent<HTMLElement>, isLifted: boolean) => {
    const ended = swipe.current
    if (ended?.pointer !== event.pointerId) return
    swipe.current = null
    if (!ended.taken) return
    const distance = event.clientY - ended.y
    const height = event.currentTarget.clientHeight
    const to = aimOf(distance)
    const speed = Math.abs(distance) / Math.max(event.timeStamp - ended.at, 1)
    const goes = isLifted && mayGo(to) && isToTheEnd(Math.abs(distance), speed, height)
    settle(mayGo(to) ? distance : distance * RESISTANCE, goes ? Math.sign(distance) * height : 0, () => {
      setAim(null)
      if (goes) onGo(to)
    })
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = swipe
    if (current?.pointer !== event.pointerId) return
    const distance = event.clientY - current.y
    if (!current.taken) {
      if (Math.abs(distance) < SLOP || Math.abs(distance) < Math.abs(event.clientX - current.x)) return
      current.taken = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const to = aimOf(distance)
    const far = Math.abs(distance) > event.currentTarget.clientHeight * SHARE
    setAim(still && !far ? null : to)
    place(mayGo(to) ? distance : distance * RESISTANCE)
  }

  return {
    aim,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.pointerType === 'mouse' || isField(event.target)) return
        const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event
        swipe.current = { pointer, x, y, at, taken: false }
      },
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  }
}

function aimOf(distance: number): Aim {
  return distance < 0 ? 'next' : 'previous'
}

function isToTheEnd(distance: number, speed: number, height: number): boolean {
  return distance > height * SHARE || (distance > LEAST && speed > SPEED)
}

/** A swipe on a slider moves the slider. */
function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement
}
