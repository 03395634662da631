import { WebSocket } from 'ws'
import { ROOM_NAMESPACE, ROOM_PATH, roomEvents } from '../../streams/wire/room/constants.ts'

/** The events of one member's connection. */
export interface ConnectionEvents {
  /** Joined, with the newest `seq` of the room. */
  readonly joined: (to: number) => void
  /** A batch in its wire format. */
  readonly batch: (text: string) => void
  readonly closed: (why: string) => void
}

export interface LightClient {
  /** Posts a text without waiting for the answer. */
  say(room: string, cid: string, text: string): void
  close(): void
}

const BATCH = `2${ROOM_NAMESPACE},["${roomEvents.batch}",`
const JOIN_ID = 0

/**
 * The room's protocol over a bare WebSocket. Thousands of these fit into one process, which complete clients
 * would not. It parses only what is needed for counting.
 */
export function openLightClient(
  origin: string,
  token: string,
  room: string,
  events: ConnectionEvents,
): LightClient {
  const url = `${origin.replace(/^http/, 'ws')}${ROOM_PATH}/?EIO=4&transport=websocket`
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const send = (packet: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(packet)
  }
  const event = (id: number, name: string, payload: object): void => {
    send(`42${ROOM_NAMESPACE},${String(id)}${JSON.stringify([name, payload])}`)
  }
  let asked = JOIN_ID
  const read = (packet: string): void => {
    switch (packet.charAt(0)) {
      case '0':
        send(
          `40${ROOM_NAMESPACE},${JSON.stringify({ token, siteId: '1001', venue: 'PMTY', language: 'CMN' })}`,
        )
        return
      case '2':
        send('3')
        return
      case '4':
        readMessage(packet.slice(1))
    }
  }
  const readMessage = (packet: string): void => {
    if (packet.startsWith(BATCH)) events.batch(packet)
    else if (packet.startsWith(`0${ROOM_NAMESPACE}`)) event(JOIN_ID, roomEvents.join, { room, last: null })
    else if (packet.startsWith(`3${ROOM_NAMESPACE},${String(JOIN_ID)}[`)) {
      const to = /"to":(\d+)/.exec(packet)?.[1]
      if (to === undefined) events.closed(`not let in: ${packet.slice(0, 120)}`)
      else events.joined(Number(to))
    } else if (packet.startsWith(`4${ROOM_NAMESPACE}`)) events.closed(`refused: ${packet.slice(0, 120)}`)
  }
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) read(data.toString('utf8'))
  })
  socket.on('error', (error) => {
    events.closed(error.message)
  })
  socket.on('close', (code) => {
    events.closed(`closed with ${String(code)}`)
  })
  return {
    say: (id, cid, text) => {
      asked += 1
      event(asked, roomEvents.command, { do: 'text', room: id, cid, text })
    },
    close: () => {
      socket.terminate()
    },
  }
}
