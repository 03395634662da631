import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const MOST_TABS = 140

/** Presses Tab until it is focused; on the way the focus is never lost and always seen. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = []
  await wanted.waitFor()
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key)
    const { name, shown, there } = await wanted.evaluate(focused)
    seen.push(name)
    expect(`${name} ${shown ? 'is seen' : 'is not seen'}`).toBe(`${name} is seen`)
    if (there) return
  }
  throw new Error(`${key} does not lead there: ${seen.join(' > ')}`)
}

/** Something has the focus: it was not lost with what had it. */
export async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1)
}

/** Runs in the page: what has the focus, and whether a ring shows it, on itself or on the field around it. */
function focused(wanted: Element) {
  const element = document.activeElement ?? document.body
  let shown = false
  let around: Element | null = element
  for (let level = 0; level < 3 && around !== null; level += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around)
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') shown = true
    around = around.parentElement
  }
  const name = element.getAttribute('aria-label') ?? element.textContent.trim()
  return {
    name: name === '' ? element.tagName : name.slice(0, 40),
    shown: shown && element !== document.body,
    there: element === wanted,
  }
}
