/* global document, MutationObserver, requestAnimationFrame */
// Notes when frames come in over the WebSocket, and when the text they change has been painted.
;(() => {
  const PRICE = /^\d+\.\d\d$/
  const QUIET_MS = 100
  const receipts = []
  const changes = []
  let waiting = []
  let heard = null
  let settled = null

  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      // The first listener: it hears the frame before the page does.
      this.addEventListener('message', ({ data }) => {
        receipts.push({ at: performance.now(), text: data })
        heard?.()
      })
    }
  }

  /** A message posted in a frame comes in after that frame has been laid out and painted. */
  const afterPaint = new MessageChannel()
  afterPaint.port1.onmessage = () => {
    const at = performance.now()
    for (const change of waiting) change.paintedAt = at
    waiting = []
  }
  const frame = () => {
    afterPaint.port2.postMessage(null)
    requestAnimationFrame(frame)
  }

  globalThis.benchPaint = {
    start() {
      requestAnimationFrame(frame)
      new MutationObserver((records) => {
        const at = performance.now()
        for (const { target } of records) {
          const text = target.textContent ?? ''
          if (!PRICE.test(text)) continue
          const change = { text, at, paintedAt: null }
          changes.push(change)
          waiting.push(change)
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    /** What was noted since the last call. */
    take: () => ({
      origin: performance.timeOrigin,
      receipts: receipts.splice(0),
      changes: changes.splice(0),
    }),
    /** From now on `quiet` waits for 100 ms without a frame, the first being yet to come. */
    armQuiet() {
      settled = new Promise((resolve) => {
        let timer
        heard = () => {
          clearTimeout(timer)
          timer = setTimeout(() => {
            heard = null
            resolve(globalThis.benchCells.read())
          }, QUIET_MS)
        }
      })
    },
    /** The cells' texts at that moment. */
    quiet: () => settled,
  }
})()
