/* global document, MutationObserver */
// Records which of the numbered messages the chat list showed, and how many messages its gap lines declare as
// omitted. Independent of the markup.
;(() => {
  const MARK = /〔(\d+)〕/
  const NUMBER = /\d+/
  let shown = []
  let declaredMissing = new Map()

  const holder = () => document.querySelector('[role="log"]')?.firstElementChild ?? null

  const read = (line) => {
    const text = line.textContent ?? ''
    const mark = MARK.exec(text)
    if (mark !== null) shown.push(Number(mark[1]))
    else if (NUMBER.test(text)) declaredMissing.set(line, Number(NUMBER.exec(text)[0]))
  }

  const lineOf = (node, lines) => {
    let line = node
    while (line !== null && line.parentNode !== lines) line = line.parentNode
    return line
  }

  globalThis.benchTalk = {
    start() {
      const lines = holder()
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          if (target === lines) for (const line of addedNodes) read(line)
          else {
            const line = lineOf(target, lines)
            if (line !== null && declaredMissing.has(line)) read(line)
          }
        }
      }).observe(lines, { subtree: true, childList: true, characterData: true })
    },
    /** What was recorded since the last call: the numbers shown, and the last count of each gap line. */
    take() {
      const noted = { shown, declaredMissing: [...declaredMissing.values()] }
      shown = []
      declaredMissing = new Map()
      return noted
    },
    /**
     * The last line of each number, with the element of its text marked, and the last line without a number.
     */
    look(numbers) {
      const lines = [...(holder()?.children ?? [])]
      const marked = numbers.map((number) => {
        const mark = `〔${number}〕`
        const line = lines.findLast((each) => each.textContent?.includes(mark))
        const text = [...(line?.querySelectorAll('*') ?? [])].findLast((each) =>
          each.textContent?.includes(mark),
        )
        if (text === undefined) return null
        text.dataset.text = ''
        return line.outerHTML
      })
      const gap = lines.findLast(({ textContent }) => !MARK.test(textContent) && NUMBER.test(textContent))
      return { marked, gap: gap?.outerHTML ?? null }
    },
    /** Removes the lines before the page is copied. */
    clear() {
      holder()?.replaceChildren()
    },
  }
})()
