/* global document, requestAnimationFrame */
// The board without a framework: parses each frame, writes changes once per animation frame, and removes a
// price arrow after three seconds. The fastest hand-written code that shows the same.
const { socket, moves } = JSON.parse(document.getElementById('board').textContent)
const MOVE_MS = 3000
const SCALE = 100_000

const cells = new Map(
  [...document.querySelectorAll('[data-option]')].map((button) => {
    const holder = button.querySelector('[data-price]')
    const price = holder.firstChild
    return [
      button.dataset.option,
      {
        button,
        price,
        odds: Number(price.data) * SCALE,
        spoken: button.ariaLabel,
        move: null,
        mark: null,
        until: 0,
      },
    ]
  }),
)
const marks = Object.fromEntries(
  Object.entries(moves).map(([move, { mark }]) => {
    const template = document.createElement('template')
    template.innerHTML = mark
    return [move, template.content.firstElementChild]
  }),
)

const news = new Map()
let asked = false

const show = (cell, move) => {
  if (cell.move === move) return
  if (cell.move !== null) {
    cell.button.classList.remove(...moves[cell.move].classes)
    cell.mark?.remove()
  }
  cell.move = move
  if (move === null) return
  cell.button.classList.add(...moves[move].classes)
  cell.mark = marks[move]?.cloneNode(true) ?? null
  if (cell.mark !== null) cell.button.append(cell.mark)
}

const speak = (cell, text) => {
  cell.button.ariaLabel =
    cell.spoken.replace(/\d+\.\d\d/, text) + (cell.move === null ? '' : moves[cell.move].spoken)
}

const flush = () => {
  asked = false
  const until = performance.now() + MOVE_MS
  const moved = []
  for (const [cell, odds] of news) {
    if (odds === cell.odds) continue
    show(cell, odds > cell.odds ? 'up' : 'down')
    cell.odds = odds
    const text = (Math.floor(odds / 1000) / 100).toFixed(2)
    cell.price.data = text
    speak(cell, text)
    cell.until = until
    moved.push(cell)
  }
  news.clear()
  setTimeout(() => {
    for (const cell of moved) {
      if (cell.until > until) continue
      show(cell, null)
      speak(cell, cell.price.data)
    }
  }, MOVE_MS)
}

new WebSocket(socket).addEventListener('message', ({ data }) => {
  const frame = JSON.parse(data)
  if (frame.cmd !== 'C105') return
  for (const { ol } of frame.cd.hls) {
    for (const { oid, ov } of ol) {
      const cell = cells.get(oid)
      if (cell !== undefined) news.set(cell, ov)
    }
  }
  if (asked || news.size === 0) return
  asked = true
  requestAnimationFrame(flush)
})
