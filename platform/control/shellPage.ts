/** A page that plays the native shell (docs/site/shell.md), with the client in a frame. */
export const SHELL_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Shell test</title>
    <style>
      body { margin: 0; font: 14px system-ui; display: grid; grid-template-rows: 32px auto 1fr; height: 100vh; }
      #bar { background: #888; color: #fff; padding: 6px 12px; }
      #controls { padding: 8px; display: flex; flex-wrap: wrap; gap: 8px; }
      #stage { display: flex; flex-wrap: wrap; min-height: 0; }
      iframe { width: 390px; height: 700px; border: 0; }
      #log { flex: 1; min-width: 200px; padding: 0 12px; font-size: 12px; overflow: auto; max-height: 700px; }
    </style>
  </head>
  <body>
    <div id="bar">not connected</div>
    <div id="controls">
      <button id="back">Back key</button>
      <button id="safeArea">Safe area</button>
      <button id="noSafeArea">No safe area</button>
      <button id="broken">Broken message</button>
      <label><input id="refuse" type="checkbox" /> refuse requests</label>
      <label><input id="silent" type="checkbox" /> do not answer</label>
    </div>
    <div id="stage">
      <iframe id="app" title="Touchline" src="/?shell=frame" allow="clipboard-write"></iframe>
      <ol id="log"></ol>
    </div>
    <script type="module" src="/control/shell.js"></script>
  </body>
</html>
`

export const SHELL_SCRIPT = `const VERSION = 1
const AGAIN_MS = 500
const at = (id) => document.getElementById(id)
const frame = at('app')
let port = null
let waiting = 0
let lastId = 0

function log(direction, message) {
  const line = document.createElement('li')
  line.textContent = direction + ' ' + JSON.stringify(message)
  at('log').append(line)
}

function send(message) {
  log('to the app', message)
  port?.postMessage(message)
}

function take({ data }) {
  log('from the app', data)
  if (data?.version !== VERSION) return
  if (data.type === 'connected') clearInterval(waiting)
  if (data.type === 'connected') at('bar').textContent = 'connected'
  if (data.type === 'statusBar') {
    at('bar').style.background = data.colour
    at('bar').style.color = data.dark ? '#fff' : '#000'
  }
  if ((data.type === 'share' || data.type === 'copy') && !at('silent').checked) {
    send({ version: VERSION, type: 'done', id: data.id, ok: !at('refuse').checked })
  }
}

// A message that is sent before the client has loaded is lost, so it is repeated until the client answers.
function connect() {
  const channel = new MessageChannel()
  port = channel.port1
  port.onmessage = take
  const message = { touchline: 'shell', type: 'connect', versions: [VERSION] }
  frame.contentWindow.postMessage(message, location.origin, [channel.port2])
}
function begin() {
  clearInterval(waiting)
  at('bar').textContent = 'not connected'
  waiting = setInterval(connect, AGAIN_MS)
}
frame.addEventListener('load', begin)
begin()

const safeArea = (top, bottom) => ({ version: VERSION, type: 'safeArea', top, right: 0, bottom, left: 0 })
at('back').onclick = () => send({ version: VERSION, type: 'back', id: 'back-' + String(++lastId) })
at('safeArea').onclick = () => send(safeArea(44, 34))
at('noSafeArea').onclick = () => send(safeArea(0, 0))
at('broken').onclick = () => send({ version: VERSION, type: 'safeArea', top: 'high' })
`
