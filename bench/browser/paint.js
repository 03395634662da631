/* global document, MutationObserver, requestAnimationFrame */
// Records when WebSocket frames are received, and when the texts that they change are painted.
;(() => {
  const PRICE = /^\d+\.\d\d$/
  const QUIET_MS = 100
  const receipts = []
  const changes = []
  let waiting = []
  let onFrame = null
  let reading = null
  let onRead = null

  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      // Registered first, so that it runs before the page's own listener.
      this.addEventListener('message', ({ data }) => {
        receipts.push({ at: performance.now(), text: data })
        onFrame?.(data)
      })
    }
  }

  /** A message that is posted during a frame is delivered after that frame has been laid out and painted. */
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
    /** What was recorded since the last call. */
    take: () => ({
      origin: performance.timeOrigin,
      receipts: receipts.splice(0),
      changes: changes.splice(0),
    }),
    /** From now on the cells are read whenever no frame has been received for 100 ms. */
    armQuiet() {
      let timer
      onFrame = (frame) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          reading = { after: frame, texts: globalThis.benchCells.read() }
          onRead?.()
        }, QUIET_MS)
      }
    },
    /**
     * The texts read after the frame with this `ctsp`; an earlier pause may only mean that frames were late.
     */
    quietAfter: (id) =>
      new Promise((resolve) => {
        onRead = () => {
          if (!reading?.after.includes(`"ctsp":"${id}"`)) return
          onFrame = null
          onRead = null
          resolve(reading.texts)
        }
        onRead()
      }),
  }
})()
