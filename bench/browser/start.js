/* global document, MutationObserver, requestAnimationFrame */
// Records the largest contentful paint, and the first frame that shows a price.
;(() => {
  const PRICE = /^\d+\.\d\d$/
  const noted = { lcpMs: null, lcpElement: '', firstPriceMs: null }

  new PerformanceObserver((list) => {
    const entry = list.getEntries().at(-1)
    noted.lcpMs = entry.startTime
    noted.lcpElement = entry.element?.textContent?.slice(0, 40) ?? ''
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  let asked = false
  const looking = new MutationObserver(() => {
    if (asked) return
    asked = true
    requestAnimationFrame((at) => {
      asked = false
      const there = [...document.querySelectorAll('button > span')].some((span) =>
        PRICE.test(span.textContent),
      )
      if (!there) return
      noted.firstPriceMs = at
      looking.disconnect()
    })
  })
  looking.observe(document, { subtree: true, childList: true })

  globalThis.benchStart = { read: () => noted }
})()
