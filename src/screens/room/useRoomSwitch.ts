import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type LiveRoom, valueOf } from '../../../streams/index.ts'
import { neighboursOf } from '../../../streams/live.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { stepsBelow } from '../../routes/overlayStack.ts'
import { roomPath } from '../../routes/paths.ts'
import { fromList, listIn } from '../../routes/roomList.ts'

export interface RoomSwitch {
  /** The rooms on the air before and after this one, in the list that the member came from. */
  readonly previous: LiveRoom | null
  readonly next: LiveRoom | null
  /** The picture of this room in the list, until the room itself is loaded. */
  readonly poster: string
  readonly go: (room: LiveRoom) => void
}

const NO_ROOMS: readonly LiveRoom[] = []

/** Moves to another room in place of this one in the history, so that Back leads to the list. */
export function useRoomSwitch(roomId: string): RoomSwitch {
  const live = useLive()
  const { rooms$ } = useMemo(() => live.rooms(), [live])
  const rooms = useStreamPart(rooms$, valueOf) ?? NO_ROOMS
  const { state } = useLocation() as { readonly state: unknown }
  const { previous, next } = useMemo(() => neighboursOf(rooms, listIn(state), roomId), [rooms, state, roomId])
  const poster = rooms.find((room) => room.roomId === roomId)?.poster ?? ''
  return { previous, next, poster, go: useReplace(state) }
}

/** The overlays of this room are taken off the history first: Back would lead from the other room to them. */
function useReplace(state: unknown): RoomSwitch['go'] {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)
  const steps = stepsBelow(state)
  useEffect(() => {
    if (wanted === null) return
    if (steps > 0) void navigate(-steps)
    else void navigate(roomPath(wanted), { replace: true, state: fromList(listIn(state)) })
  }, [navigate, state, steps, wanted])
  return useCallback(({ roomId }) => {
    setWanted(roomId)
  }, [])
}
