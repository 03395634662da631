import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { type HomeView, isSport } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { LINK_PARAMETERS, linkedPlace } from './linkedPlace.ts'

type Member = Pick<ReturnType<typeof useMember>, 'home' | 'modes$'>
type Place = Pick<HomeView, 'mode' | 'betType' | 'sport' | 'day'>

/**
 * Keeps the list's filters in the address. A change of tab or mode pushes a history entry; a change of sport
 * or day replaces the entry, so that Back does not step through each of them.
 */
export function useHomeSteps(view: HomeView): void {
  const { home, modes$ } = useMember()
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = location
  const isPop = useNavigationType() === NavigationType.Pop
  const { mode, betType, sport, day } = view

  const isArrival = useRef(true)
  useEffect(() => {
    // Only on Back, Forward or arrival: an address that this hook itself pushed may be older than the tab
    // selected since.
    if (isArrival.current) arriveAt({ home, modes$ }, search)
    else if (isPop) goTo({ home, modes$ }, search)
    isArrival.current = false
  }, [home, modes$, isPop, search])

  useEffect(() => {
    const { pathname, search: held, hash } = window.location
    if (pathname !== location.pathname) return
    const parameters = new URLSearchParams(held)
    const wanted = placeText(home.home$.value)
    const from = NAMES.map((name) => [name, parameters.get(name)] as const)
    const isLink = LINK_PARAMETERS.some((name) => parameters.has(name))
    if (!isLink && from.every(([name, value]) => value === wanted[name])) return
    const isLeft = (name: Name) => parameters.has(name) && parameters.get(name) !== wanted[name]
    // A mode that is not offered any more is no step: Back would lead to the one that is shown.
    const hadMode = modes$.value.some((each) => each === parameters.get('mode'))
    const isStep = isLeft('tab') || (isLeft('mode') && hadMode)
    for (const name of LINK_PARAMETERS) parameters.delete(name)
    for (const name of NAMES) parameters.set(name, wanted[name])
    const state: unknown = isStep ? null : location.state
    void navigate({ pathname, search: `?${parameters.toString()}`, hash }, { replace: !isStep, state })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows the filters, not the address
  }, [mode, betType, sport, day, location.pathname])
}

const NAMES = ['mode', 'tab', 'sport', 'day'] as const

type Name = (typeof NAMES)[number]

function placeText({ mode, betType, sport, day }: Place): Record<Name, string> {
  return { mode, tab: betType, sport, day }
}

/** A fresh link from another page chooses the list; without one the address does, over what is remembered. */
function arriveAt(member: Member, search: string): void {
  const linked = linkedPlace(search, Date.now())
  if (linked === null) goTo(member, search)
  if (linked === null || linked === 'old') return
  const { home } = member
  home.setMode('sport')
  if (home.home$.value.tabs.some(({ betType }) => betType === linked.betType)) home.setBetType(linked.betType)
  if (linked.sport !== null) home.setSport(linked.sport)
}

/** Applies the filters in an address; values that do not exist are ignored. */
function goTo({ home, modes$ }: Member, search: string): void {
  const parameters = new URLSearchParams(search)
  const named = <T extends string>(name: Name, all: readonly T[]) =>
    all.find((each) => each === parameters.get(name))
  const view = () => home.home$.value
  const mode = named('mode', modes$.value)
  if (mode !== undefined && mode !== view().mode) home.setMode(mode)
  const tabs = view().tabs.map((each) => each.betType)
  const tab = named('tab', tabs)
  if (tab !== undefined && tab !== view().betType) home.setBetType(tab)
  const sport = sportIn(parameters.get('sport') ?? '', view().sports)
  if (sport !== undefined && sport !== view().sport) home.setSport(sport)
  const days = view().days.map(({ key }) => key)
  const day = named('day', days)
  if (day !== undefined && day !== view().day) home.setDay(day)
}

/** While the menu is not there, each sport may be in it; the list of one that is not is that of another. */
function sportIn(name: string, sports: HomeView['sports']): HomeView['sport'] | undefined {
  if (sports.length === 0) return name === 'hot' || isSport(name) ? name : undefined
  return sports.find(({ sport }) => sport === name)?.sport
}
