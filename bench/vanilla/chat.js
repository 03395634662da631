/* global document, location */
// The chat without a framework: reads the room's protocol from a bare WebSocket, shows texts up to the
// readable rate, counts the others in one gap line, and stays scrolled to the end. The fastest hand-written
// code that shows the same.
const {
  socket: url,
  path,
  namespace,
  token,
  siteId,
  lines,
  gap,
} = JSON.parse(document.getElementById('talk').textContent)
const room = location.hash.slice(1)
const SHOWN = 50
const FLUSH_MS = 100
const CROWDED_FLUSH_MS = 500
const READABLE = 20
const CROWDED = 5
const GAP_MERGE_MS = 2000

const list = document.querySelector('[role="log"]')
const holder = list.firstElementChild
const madeOf = (html) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild
}
const templates = new Map(Object.entries(lines).map(([id, html]) => [id, madeOf(html)]))
const gapTemplate = madeOf(gap)

let pending = []
let flushing = false
let burst = null

const bucket = (perSecond, tokens) => {
  let filledAt = performance.now()
  return (now) => {
    tokens = Math.min(perSecond, tokens + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
const inRate = bucket(READABLE, READABLE)
/** While more texts come than can be read: when the rate was last exceeded, and the bucket of those that are shown. */
let crowd = null

const readable = (now) => {
  const within = inRate(now)
  if (crowd !== null && now - crowd.at >= GAP_MERGE_MS) crowd = null
  if (!within) {
    crowd ??= { at: now, few: bucket(CROWDED, 0) }
    crowd.at = now
  }
  return crowd === null || crowd.few(now)
}

const showCount = () => {
  if (burst !== null) burst.text.data = burst.text.data.replace(/\d+/, String(burst.missed))
}

const leaveOut = (now) => {
  // A line that leaves the list in the update that counts more could not show them.
  if (burst === null || now - burst.at > GAP_MERGE_MS || burst.followed > SHOWN / 2) {
    showCount()
    const line = gapTemplate.cloneNode(true)
    burst = { line, text: line.firstChild, missed: 0, followed: 0, at: now }
    pending.push(line)
  }
  burst.missed += 1
  burst.at = now
}

const flush = () => {
  flushing = false
  showCount()
  holder.append(...pending)
  pending = []
  while (holder.childElementCount > SHOWN) holder.firstElementChild.remove()
  list.scrollTop = list.scrollHeight
}

const take = ({ messages }) => {
  const now = performance.now()
  for (const { type, from, body } of messages) {
    if (type !== 1) continue
    if (!readable(now)) {
      leaveOut(now)
      continue
    }
    const line = templates.get(from.id).cloneNode(true)
    line.querySelector('[data-text]').textContent = body.text
    pending.push(line)
    if (burst !== null) burst.followed += 1
  }
  if (flushing || (pending.length === 0 && burst === null)) return
  flushing = true
  const crowded = burst !== null && now - burst.at < GAP_MERGE_MS
  setTimeout(flush, crowded ? CROWDED_FLUSH_MS : FLUSH_MS)
}

const socket = new WebSocket(`${url}${path}/?EIO=4&transport=websocket`)
const batch = `42${namespace},["batch",`
socket.addEventListener('message', ({ data }) => {
  if (data.startsWith(batch)) take(JSON.parse(data.slice(data.indexOf('[')))[1])
  else if (data === '2') socket.send('3')
  else if (data.startsWith('0')) {
    socket.send(`40${namespace},${JSON.stringify({ token, siteId, venue: 'PMTY', language: 'CMN' })}`)
  } else if (data.startsWith(`40${namespace}`)) {
    socket.send(`42${namespace},0["join",${JSON.stringify({ room, last: null })}]`)
  }
})
