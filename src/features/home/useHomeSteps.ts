import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { HOME_MODES, type HomeView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { LINK_PARAMETERS, linkedPlace } from './linkedPlace.ts'

type Home = ReturnType<typeof useMember>['home']
type Place = Pick<HomeView, 'mode' | 'betType' | 'sport' | 'day'>

/**
 * Keeps the list's filters in the address. A change of tab or mode pushes a history entry; a change of sport
 * or day replaces the entry, so that Back does not step through each of them.
 */
export function useHomeSteps(view: HomeView): void {
  const { home } = useMember()
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = location
  const isPop = useNavigationType() === NavigationType.Pop
  const { mode, betType, sport, day } = view

  const isArrival = useRef(true)
  useEffect(() => {
    // Only on Back, Forward or arrival: an address that this hook itself pushed may be older than the tab
    // selected since.
    if (isArrival.current) arriveAt(home, search)
    else if (isPop) goTo(home, search)
    isArrival.current = false
  }, [home, isPop, search])

  useEffect(() => {
    const { pathname, search: held, hash } = window.location
    if (pathname !== location.pathname) return
    const parameters = new URLSearchParams(held)
    const wanted = placeText(home.home$.value)
    const from = NAMES.map((name) => [name, parameters.get(name)] as const)
    const isLink = LINK_PARAMETERS.some((name) => parameters.has(name))
    if (!isLink && from.every(([name, value]) => value === wanted[name])) return
    const isStep = NAMES.some(
      (name) => STEPS.has(name) && parameters.has(name) && parameters.get(name) !== wanted[name],
    )
    for (const name of LINK_PARAMETERS) parameters.delete(name)
    for (const name of NAMES) parameters.set(name, wanted[name])
    const state: unknown = isStep ? null : location.state
    void navigate({ pathname, search: `?${parameters.toString()}`, hash }, { replace: !isStep, state })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows the filters, not the address
  }, [mode, betType, sport, day, location.pathname])
}

const NAMES = ['mode', 'tab', 'sport', 'day'] as const

type Name = (typeof NAMES)[number]

const STEPS: ReadonlySet<Name> = new Set(['mode', 'tab'])

function placeText({ mode, betType, sport, day }: Place): Record<Name, string> {
  return { mode, tab: betType, sport, day }
}

/** A fresh link from another page chooses the list; without one the address does, over what is remembered. */
function arriveAt(home: Home, search: string): void {
  const linked = linkedPlace(search, Date.now())
  if (linked === null) goTo(home, search)
  if (linked === null || linked === 'old') return
  home.setMode('sport')
  if (home.home$.value.tabs.some(({ betType }) => betType === linked.betType)) home.setBetType(linked.betType)
  if (linked.sport !== null) home.setSport(linked.sport)
}

/** Applies the filters in an address; values that do not exist are ignored. */
function goTo(home: Home, search: string): void {
  const parameters = new URLSearchParams(search)
  const named = <T extends string>(name: Name, all: readonly T[]) =>
    all.find((each) => each === parameters.get(name))
  const view = () => home.home$.value
  const mode = named('mode', HOME_MODES)
  if (mode !== undefined && mode !== view().mode) home.setMode(mode)
  const tabs = view().tabs.map((each) => each.betType)
  const tab = named('tab', tabs)
  if (tab !== undefined && tab !== view().betType) home.setBetType(tab)
  const sports = view().sports.map((each) => each.sport)
  const sport = named('sport', sports)
  if (sport !== undefined && sport !== view().sport) home.setSport(sport)
  const days = view().days.map(({ key }) => key)
  const day = named('day', days)
  if (day !== undefined && day !== view().day) home.setDay(day)
}
