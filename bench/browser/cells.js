/* global document, innerWidth, innerHeight */
// Finds prices on the page by their text, whatever the page is made of: product and baseline alike.
;(() => {
  const PRICE = /^\d+\.\d\d$/

  /** The element that holds a price's text, in each button, in the page's order. */
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
    /** The prices now in view, and remembers their buttons as the cells. */
    keep() {
      kept = priced().filter(({ button }) => inView(button))
      return kept.map(({ holder }) => holder.textContent)
    },
    /** The text in each kept cell. */
    read: () => kept.map(({ button, holder }) => (button.isConnected ? holder.textContent : null)),
    /** How each kept cell stands: what a page must do to look the same. */
    look: () =>
      kept.map(({ button, holder }) => ({
        classes: [...button.classList],
        spoken: button.getAttribute('aria-label') ?? '',
        price: holder.textContent ?? '',
        parts: [...button.children].map((child) => child.outerHTML),
      })),
    /** Gives each kept cell a name of its own. */
    name(ids) {
      for (const [index, { button, holder }] of kept.entries()) {
        button.dataset.option = ids[index]
        holder.dataset.price = ''
      }
    },
    /** The page as it stands, without anything that runs. */
    still() {
      const copy = document.documentElement.cloneNode(true)
      for (const running of copy.querySelectorAll('script, link[rel="modulepreload"]')) running.remove()
      return `<!doctype html>${copy.outerHTML}`
    },
  }
})()
