/* global document */
// Reads the cards of the casino's lobby that are in view by the elements that say something, so that it works for
// product and baseline.
;(() => {
  /** A card out of view has neither a drawing nor a footer. */
  const cards = () =>
    [...document.querySelectorAll('main li')].flatMap((card) => {
      const id = /([^/]+)$/.exec(card.querySelector('footer a')?.pathname ?? '')?.[1]
      const sheet = card.querySelector('svg[role="img"]')
      return id === undefined || sheet === null ? [] : [{ id, card, sheet }]
    })

  const textOf = (element) => element?.textContent ?? ''

  /** What an element of the drawing shows: its class, its text and where it is. */
  const markOf = (element) => [
    element.getAttribute('class'),
    element.getAttribute('d') ?? `${element.getAttribute('x')} ${element.getAttribute('y')}`,
    element.textContent,
  ]

  globalThis.benchTables = {
    /** Marks each card in view with the id of its table, and returns the ids. */
    name() {
      const found = cards()
      for (const { id, card } of found) card.dataset.table = id
      return found.map(({ id }) => id)
    },
    /** What each card in view shows. */
    read: () =>
      cards().map(({ id, card, sheet }) => {
        const mark = card.querySelector('header').lastElementChild
        return {
          tableId: id,
          phase: textOf(mark),
          share: mark.querySelector('[style]')?.style.getPropertyValue('--left') ?? null,
          live: mark.classList.length > 1,
          counts: textOf(card.querySelector('footer > p')),
          said: sheet.getAttribute('aria-label'),
          marks: [...sheet.children].slice(1, -1).map(markOf),
        }
      }),
  }
})()
