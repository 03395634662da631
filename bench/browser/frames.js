/* global document, MutationObserver, requestAnimationFrame */
// Records frame intervals, long tasks, and the distance of the chat list from its end.
;(() => {
  let intervals = []
  let longTasks = []
  let farthest = 0
  let last = null
  let stopped = false
  let asked = false

  /** In heights of the list's last line. Read after the paint, when it causes no layout. */
  const fromEnd = () => {
    const list = document.querySelector('[role="log"]')
    const row = list?.firstElementChild?.lastElementChild
    if (row == null || row.offsetHeight === 0) return 0
    return (list.scrollHeight - list.clientHeight - list.scrollTop) / row.offsetHeight
  }
  const afterPaint = new MessageChannel()
  afterPaint.port1.onmessage = () => {
    farthest = Math.max(farthest, fromEnd())
  }
  const readAfterPaint = () => {
    asked = false
    afterPaint.port2.postMessage(null)
  }
  const frame = (at) => {
    if (stopped) return
    if (last !== null) intervals.push(at - last)
    last = at
    requestAnimationFrame(frame)
  }

  globalThis.benchFrames = {
    start() {
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasks.push(duration)
      }).observe({ type: 'longtask' })
      requestAnimationFrame(frame)
    },
    /**
     * Records the distance from the end alone, after the frames of changed lines: it asks for no other frames, and
     * each frame of the main thread costs time while an animation runs.
     */
    follow() {
      const list = document.querySelector('[role="log"]')?.firstElementChild
      new MutationObserver(() => {
        if (!asked) requestAnimationFrame(readAfterPaint)
        asked = true
      }).observe(list, { subtree: true, childList: true, characterData: true })
    },
    /** From now on no frames are requested. */
    stop() {
      stopped = true
    },
    /** What was recorded since the last call; ms. */
    take() {
      const noted = { intervals, longTasks, farthest }
      intervals = []
      longTasks = []
      farthest = 0
      return noted
    },
  }
})()
