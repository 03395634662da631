import type { Location } from 'react-router-dom'
import { overlayOf } from './overlays.ts'

/**
 * The sheets, dialogs and other overlays that an address can hold. Each must be complete from its name alone:
 * either all else that it shows exists after a reload, or it closes itself.
 */
export type OverlayName =
  | 'slip'
  | 'filter'
  | 'venue'
  | 'acceptance'
  | `game-${string}`
  | 'gifts'
  | 'lucky-bag'
  | 'put-bag'
  | 'share'
  | 'room-menu'
  | 'room-share'
  | 'room-words'
  | 'message'
  | 'player'
  | 'full-screen'
  | 'replay'
  | 'emoji'
  | 'siblings'
  | 'sign-out'
  | 'notice'
  | 'goes-live'
  | 'record-dates'
  | 'wallet-venue'
  | 'wallet-deposit'
  | 'wallet-withdraw'
  | 'casino-settings'
  | 'casino-filter'
  | 'casino-bets'
  | 'casino-past'
  | 'casino-rules'
  | `lottery-${string}`
  | `setting-${string}`

/** The search parameter; repeated once for each open overlay, the lowest first. */
const PARAMETER = 'sheet'

/**
 * A key of the entry's state: how many entries, this one included, were pushed for overlays on the same page.
 */
const STEPS = 'overlaySteps'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The overlays open at a location, the lowest first. Empty while the hash shows a page over all of them. */
export function overlayStack({ search, hash }: Place): readonly string[] {
  return overlayOf(hash) === null ? heldStack(search) : []
}

function heldStack(search: string): readonly string[] {
  return [...new Set(new URLSearchParams(search).getAll(PARAMETER))]
}

/** The same location with exactly these overlays open. */
export function withOverlays({ pathname, search, hash }: Place, stack: readonly string[]): Place {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  for (const name of stack) parameters.append(PARAMETER, name)
  const text = parameters.toString()
  return { pathname, search: text === '' ? '' : `?${text}`, hash }
}

/** How many entries to go back from this one to reach the page without overlays. */
export function stepsBelow(state: unknown): number {
  const steps: unknown = isRecord(state) ? state[STEPS] : undefined
  return Number.isSafeInteger(steps) ? Math.max(Number(steps), 0) : 0
}

/** A copy of an entry's state that records how many overlay entries are below it; its other keys are kept. */
export function withSteps(state: unknown, steps: number): Readonly<Record<string, unknown>> {
  return { ...(isRecord(state) ? state : {}), [STEPS]: steps }
}

function isRecord(state: unknown): state is Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null
}
