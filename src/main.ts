// Imported first, so that the rendering code loads while the streams are created.
import { fetchMount, firstMount } from './app/fetchMount.ts'
import { createBrowserPorts } from '../streams/adapters/index.ts'
import { createStreams } from '../streams/index.ts'
import { devicePreferences } from './app/devicePreferences.ts'
import { opensOnList, PATHS } from './routes/paths.ts'

/** The client's version, as it is sent to the platform. */
const CLIENT_VERSION = '0.1.0'
const DRAW_AGAIN_MS = 3000

const ports = createBrowserPorts()
const streams = createStreams(ports, {
  clientVersion: CLIENT_VERSION,
  origin: location.origin,
  ...(location.pathname.startsWith(PATHS.esports) ? { opensWith: 'esports' } : {}),
  ...(opensOnList(location.pathname) ? {} : { times: { firstListMostMs: 0 } }),
  preferred: devicePreferences(window),
})
// Requests the home list before its screen is loaded.
if (location.pathname === PATHS.home || location.pathname === '/') streams.readAhead()
void draw(firstMount)

async function draw(fetched: ReturnType<typeof fetchMount>): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root element')
  try {
    const { mount } = await fetched
    await mount(root, streams, ports.faults.report)
  } catch (error) {
    ports.faults.report('page', error)
    setTimeout(() => void draw(fetchMount()), DRAW_AGAIN_MS)
  }
}
