import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStreams } from '../bindings/StreamsProvider.tsx'

/** Where this frame keeps that it shows the list alone. */
const KEY = 'touchline.embeddedList'
/** In the address of the frame, `embed=list` asks for it and any other value ends it. */
const ASKED_BY = 'embed'
const LIST = 'list'

/**
 * Whether a page that shows the app in a frame wants the sports alone: it has a navigation of its own. Outside a
 * frame it cannot be asked for, so that no link takes the navigation away.
 */
export function useEmbeddedList(frame: Window = window): boolean {
  const { storage } = useStreams()
  const { search } = useLocation()
  const [embedded] = useState(() => {
    if (frame.parent === frame) return false
    const asked = new URLSearchParams(search).get(ASKED_BY) ?? storage.session.get(KEY)
    if (asked === LIST) storage.session.set(KEY, LIST)
    else storage.session.remove(KEY)
    return asked === LIST
  })
  return embedded
}
