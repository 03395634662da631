import { rest, type Phone } from '../phone.ts'

/** The keyboard of a phone, which reports what each key leads to. */
export interface Keyboard {
  /** Presses Tab until an element with this name has the focus. */
  tabTo(name: RegExp): Promise<void>
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Presses Enter, takes a picture, and reports a lost focus. */
  enter(shot: string): Promise<void>
}

interface Focus {
  readonly name: string
  readonly lost: boolean
  readonly shown: boolean
  /** Where it is in the document, to recognise an element that Tab does not leave. */
  readonly place: number
}

const MAX_TABS = 120

export function keyboardOf({ page, album, shoot }: Phone): Keyboard {
  const look = async (): Promise<Focus> => page.evaluate(focusNow)
  const report = async (after: string): Promise<void> => {
    const { name, lost } = await look()
    album.note(lost ? `FOCUS LOST after ${after}` : `after ${after}: ${name}`)
  }
  return {
    async tabTo(wanted) {
      const seen: string[] = []
      let last = -1
      let same = 0
      for (let tabs = 1; tabs <= MAX_TABS; tabs += 1) {
        await page.keyboard.press('Tab')
        const { name, lost, shown, place } = await look()
        seen.push(name)
        if (!lost && !shown) album.note(`FOCUS NOT VISIBLE: ${name}`)
        same = place === last && !lost ? same + 1 : 0
        if (same === 2) album.note(`TRAP: Tab stays on ${name}`)
        last = place
        if (!lost && wanted.test(name)) {
          album.note(`tab ${String(tabs)}: ${seen.slice(-8).join(' > ')}`)
          return
        }
      }
      throw new Error(
        `${String(MAX_TABS)} tabs do not reach ${wanted.source}: ${seen.slice(0, 40).join(' > ')}`,
      )
    },
    async press(key) {
      await page.keyboard.press(key)
      await rest(page)
      await report(key)
    },
    async type(text) {
      await page.keyboard.type(text)
    },
    async enter(shot) {
      await page.keyboard.press('Enter')
      await rest(page)
      await page.waitForTimeout(600)
      await report(`Enter, ${shot}`)
      await shoot(shot)
    },
  }
}

/** Runs in the page. */
function focusNow() {
  const element = document.activeElement ?? document.body
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const label = labels.map(({ textContent }) => textContent.trim()).join(' ')
  const own = element.getAttribute('aria-label') ?? (label === '' ? element.textContent : label)
  // The ring can be on the element, or on the field around it.
  let shown = false
  let around: Element | null = element
  for (let level = 0; level < 3 && around !== null; level += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around)
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') shown = true
    around = around.parentElement
  }
  return {
    name: own.trim().replace(/\s+/g, ' ').slice(0, 60),
    lost: element === document.body,
    shown,
    place: [...document.querySelectorAll('*')].indexOf(element),
  }
}
