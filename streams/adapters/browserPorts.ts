import type { Ports } from '../ports/ports.ts'
import { createClock, createNetwork, createRandom, createVisibility } from './environment.ts'
import { createConsoleFaults } from './faults.ts'
import { createFetchHttp } from './fetchHttp.ts'
import { createFrames } from './frames.ts'
import { createGiftPlayer } from './gift/giftPlayer.ts'
import { createInflate } from './inflate.ts'
import { createNativeShell } from './nativeShell.ts'
import { createRoomSocket } from './roomSocket.ts'
import { createLateGameSound } from './sound/lateGameSound.ts'
import { createBrowserStorage } from './storage.ts'
import { createLateVideoPlayer } from './video/lateVideoPlayer.ts'
import { createWebCrypto } from './webCrypto.ts'
import { createWebSocketPort } from './webSocket.ts'

/** Creates the browser implementation of every port. Called once, in `src/main.ts`. */
export function createBrowserPorts(): Ports {
  const storage = createBrowserStorage()
  return {
    http: createFetchHttp(),
    socket: createWebSocketPort(),
    rooms: createRoomSocket(),
    clock: createClock(),
    frames: createFrames(),
    visibility: createVisibility(),
    network: createNetwork(),
    storage,
    random: createRandom(),
    crypto: createWebCrypto(),
    inflate: createInflate(),
    video: createLateVideoPlayer(),
    gifts: createGiftPlayer(),
    sound: createLateGameSound(),
    shell: createNativeShell(storage.session),
    faults: createConsoleFaults(),
  }
}
