import { useCallback, useEffect, useMemo } from 'react'
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { type OverlayName, overlayStack, stepsBelow, withOverlays, withSteps } from './overlayStack.ts'
import { useOncePerEntry } from './useOncePerEntry.ts'

export interface OverlaySteps<N extends OverlayName> {
  /** The uppermost of these overlays that is open; `null` when none is. */
  readonly current: N | null
  /** Whether it is open with no other overlay above it. */
  readonly isTop: boolean
  /** Opens an overlay above those already open, as a new history entry. */
  readonly show: (name: N) => void
  /** Shows another one of these in the place of the one that is open: the history stays as it is. */
  readonly change: (name: N) => void
  /** Closes the lowest of these overlays that is open and all above it, and removes their history entries. */
  readonly close: () => void
}

export interface OverlayStep {
  readonly open: boolean
  /** Whether it is open with no other overlay above it. */
  readonly isTop: boolean
  readonly show: () => void
  readonly close: () => void
}

/**
 * Whether a sheet, dialog or other overlay is open. The state is kept in the address and the history instead
 * of React: opening pushes an entry, so that Back (a button, a gesture or a key) closes the overlay before it
 * leaves the page, and a reload restores it. Closing it in any other way goes back too, so that no dead entry
 * remains.
 *
 *     const step = useOverlayStep('gifts')
 *     <Button onPress={step.show} />
 *     <Sheet open={step.open} onClose={step.close} />
 *
 * To navigate from an open overlay to another page use `useOpenPage`, which replaces the overlay's entry.
 */
export function useOverlayStep(name: OverlayName): OverlayStep {
  const names = useMemo(() => [name], [name])
  const { current, isTop, show, close } = useOverlaySteps(names)
  return { open: current !== null, isTop, show: useCallback(() => show(name), [show, name]), close }
}

/** A group of overlays of which at most one is open; `names` must be the same array in each render. */
export function useOverlaySteps<N extends OverlayName>(names: readonly N[]): OverlaySteps<N> {
  const location = useLocation()
  const navigate = useNavigate()
  const stack = overlayStack(location)
  const current = names.findLast((name) => stack.includes(name)) ?? null
  const once = useOncePerEntry()
  const show = useCallback(
    (name: N) => {
      once((here) => {
        const open = overlayStack(here)
        if (open.includes(name)) return false
        push(navigate, here, [...open, name], stepsBelow(here.state) + 1)
        return true
      })
    },
    [navigate, once],
  )
  const change = useCallback(
    (name: N) => {
      once((here) => {
        const stack = overlayStack(here)
        const index = stack.findLastIndex((open) => names.some((own) => own === open))
        if (index < 0 || stack.includes(name)) return false
        void navigate(withOverlays(here, stack.with(index, name)), {
          replace: true,
          state: here.state as unknown,
        })
        return true
      })
    },
    [names, navigate, once],
  )
  const close = useCallback(() => {
    once((here) => {
      const index = overlayStack(here).findIndex((name) => names.some((own) => own === name))
      if (index < 0) return false
      closeFrom(navigate, here, index)
      return true
    })
  }, [names, navigate, once])

  const isTop = current !== null && stack.at(-1) === current
  const lacksSteps = isTop && stepsBelow(location.state) < stack.length
  useEffect(() => {
    if (!lacksSteps) return
    once((here) => {
      putStepsBelow(navigate, here)
      return true
    })
  }, [lacksSteps, navigate, once])

  return { current, isTop, show, change, close }
}

function push(navigate: NavigateFunction, here: Location, stack: readonly string[], steps: number): void {
  void navigate(withOverlays(here, stack), { state: withSteps(here.state, steps) })
}

function closeFrom(navigate: NavigateFunction, here: Location, index: number): void {
  const stack = overlayStack(here)
  const closed = stack.length - index
  const steps = stepsBelow(here.state)
  if (steps >= closed) void navigate(-closed)
  else
    void navigate(withOverlays(here, stack.slice(0, index)), {
      replace: true,
      state: withSteps(here.state, 0),
    })
}

/**
 * For overlays opened from a link or after a sign-in: adds entries for the page and the lower overlays below
 * the present one, so that Back closes one overlay at a time.
 */
function putStepsBelow(navigate: NavigateFunction, here: Location): void {
  const stack = overlayStack(here)
  void navigate(withOverlays(here, []), { replace: true, state: withSteps(here.state, 0) })
  for (let steps = 1; steps <= stack.length; steps++) push(navigate, here, stack.slice(0, steps), steps)
}
