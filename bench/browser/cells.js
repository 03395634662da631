/* global document, innerWidth, innerHeight */
// Finds prices on the page by their text, independent of the markup, so that it works for product and
// baseline.
;(() => {
  const PRICE = /^\d+\.\d\d$/

  /** The element that holds the price's text in each button, in document order. */
  const priced = () =>
    [...document.querySelectorAll('button')].flatMap((button) => {
      const holder = [...button.querySelectorAll('*')].findLast(
        (element) => element.children.length === 0 && PRICE.test(element.textContent ?? ''),
      )
      return holder === undefined ? [] : [{ button, holder }]
    })

  const inView = (element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    const there = width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    if (!there) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (element === hit || element.contains(hit))
  }

  let kept = []

  globalThis.benchCells = {
    /** Returns the texts of the prices in view, and keeps their buttons as the cells. */
    keep() {
      kept = priced().filter(({ button }) => inView(button))
      return kept.map(({ holder }) => holder.textContent)
    },
    /** The text of each kept cell; `null` when it was removed. */
    read: () => kept.map(({ button, holder }) => (button.isConnected ? holder.textContent : null)),
    /** The look of each kept cell, for the baseline to reproduce. */
    look: () =>
      kept.map(({ button, holder }) => ({
        classes: [...button.classList],
        spoken: button.getAttribute('aria-label') ?? '',
        price: holder.textContent ?? '',
        parts: [...button.children].map((child) => child.outerHTML),
      })),
    /** Sets an id on each kept cell. */
    name(ids) {
      for (const [index, { button, holder }] of kept.entries()) {
        button.dataset.option = ids[index]
        holder.dataset.price = ''
      }
    },
    /** The HTML of the present page without scripts. */
    still() {
      const copy = document.documentElement.cloneNode(true)
      for (const running of copy.querySelectorAll('script, link[rel="modulepreload"]')) running.remove()
      return `<!doctype html>${copy.outerHTML}`
    },
  }
})()
