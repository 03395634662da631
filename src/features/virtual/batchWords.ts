import type { TFunction } from 'i18next'
import type { BatchTab } from '../../../streams/virtual.ts'

const SECONDS = 60

/** `04:05`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${two(Math.floor(whole / SECONDS))}:${two(whole % SECONDS)}`
}

const PHASES = ['Q16', 'Q8', 'Q4', 'Q3', 'Q2'] as const

/** The name of a batch: its round, the phase of its cup, or its number. */
export function batchName(t: TFunction, { round, number }: Pick<BatchTab, 'round' | 'number'>): string {
  if (/^\d+$/.test(round)) return t('virtual.round', { round })
  const [, group] = /^G(\d)$/.exec(round) ?? []
  if (group !== undefined) return t('virtual.groupRound', { round: group })
  const [key, leg] = round.split('-')
  const known = PHASES.find((phase) => phase === key)
  if (known === undefined) return t('virtual.batch', { number })
  const phase = t(`virtual.phase.${known}`)
  return leg === undefined ? phase : t('virtual.leg', { phase, leg })
}
