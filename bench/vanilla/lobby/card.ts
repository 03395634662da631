import phaseMark from '../../../src/features/casino/PhaseMark.module.css'
import { roadsOf } from '../../../streams/domain/baccarat/roads/roads.ts'
import { shoeStatistics } from '../../../streams/domain/baccarat/roads/statistics.ts'
import { PHASES } from '../../../streams/domain/casino/phases.ts'
import type { ShoeHistory } from '../../../streams/domain/casino/shoeHistory.ts'
import number from '../../../src/ui/text/Num.module.css'
import { createRoadSheet } from './roadSheet.ts'
import { sameResults, type TableLook } from './table.ts'
import { phaseSaid, roundsSaid, shareOf } from './words.ts'

/** A copied card of the lobby, in which only what changes is written. */
export interface Card {
  show(look: TableLook): void
}

export function createCard(card: Element, superSix: boolean): Card {
  const mark = createMark(found(card, 'header > :last-child'))
  const counts = createCounts(found(card, 'footer > p'))
  const sheet = createRoadSheet(found(card, 'svg'), superSix)
  let drawn: ShoeHistory | null = null
  return {
    show(look) {
      mark.show(look)
      const { shown } = look
      if (shown === null || (drawn !== null && sameResults(drawn, shown))) return
      drawn = shown
      const { results } = shown
      const statistics = shoeStatistics(results, 0)
      counts.show(statistics)
      sheet.draw({ results, roads: roadsOf(results), statistics })
    },
  }
}

/** What the table is doing, with the ring and the seconds of its countdown. */
function createMark(mark: Element): Pick<Card, 'show'> {
  const said = document.createTextNode('')
  const ring = made('i', phaseMark['ring'])
  const digits = document.createTextNode('')
  const timer = document.createElement('span')
  timer.role = 'timer'
  timer.ariaLive = 'off'
  timer.append(made('span', `${number['num'] ?? ''} ${number['bold'] ?? ''}`))
  timer.firstElementChild?.append(digits)
  let before = { words: '', share: '', seconds: '', counts: false, live: false }
  mark.replaceChildren(said)
  mark.classList.remove(phaseMark['live'] ?? '')
  return {
    show(look) {
      const { seconds, waiting, phase, left } = look.moment
      const counts = seconds !== null && !waiting
      const now = {
        words: phaseSaid(look),
        share: counts ? shareOf(left) : before.share,
        seconds: counts ? String(seconds) : before.seconds,
        counts,
        live: counts && phase === PHASES.betting,
      }
      if (now.words !== before.words) said.data = now.words
      if (now.share !== before.share) ring.style.setProperty('--left', now.share)
      if (now.seconds !== before.seconds) digits.data = now.seconds
      if (now.live !== before.live) mark.classList.toggle(phaseMark['live'] ?? '', now.live)
      if (now.counts && !before.counts) mark.replaceChildren(ring, said, timer)
      if (!now.counts && before.counts) mark.replaceChildren(said)
      before = now
    },
  }
}

/** Wins of banker and player, ties, and the rounds of the shoe. */
function createCounts(counts: Element) {
  const numbers = [...counts.children].flatMap((child) => child.firstElementChild?.firstChild ?? [])
  const rounds = counts.lastElementChild?.firstChild
  const [banker, player, ties] = numbers
  if (!banker || !player || !ties || !rounds) throw new Error('a card shows no counts')
  const write = (node: Node, text: string): void => {
    if (node.nodeValue !== text) node.nodeValue = text
  }
  return {
    show(statistics: ReturnType<typeof shoeStatistics>) {
      write(banker, String(statistics.banker))
      write(player, String(statistics.player))
      write(ties, String(statistics.ties))
      write(rounds, roundsSaid(statistics.rounds))
    },
  }
}

function made(tag: 'i' | 'span', className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function found(card: Element, selector: string): Element {
  const element = card.querySelector(selector)
  if (element === null) throw new Error(`a card has no ${selector}`)
  return element
}
