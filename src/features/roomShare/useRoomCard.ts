import { type RefObject, useEffect, useState } from 'react'
import { type CardWords, drawRoomCard } from './roomCard.ts'

/** Draws a room's card on a canvas, again when its words change; `failed` where it cannot be drawn. */
export function useRoomCard(
  canvas: RefObject<HTMLCanvasElement | null>,
  words: CardWords,
  poster: string,
): 'drawing' | 'drawn' | 'failed' {
  const picture = usePicture(poster)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const key = JSON.stringify(words)
  useEffect(() => {
    const { current } = canvas
    if (current === null || picture === 'loading') return
    const said = JSON.parse(key) as CardWords
    const drawn = drawRoomCard(current, said, picture, getComputedStyle(document.body).fontFamily)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the drawn canvas says whether there is one
    setState(drawn ? 'drawn' : 'failed')
  }, [canvas, key, picture])
  return state
}

/** A picture that may be drawn and read again; `null` when there is none, or it cannot be had. */
function usePicture(address: string): HTMLImageElement | null | 'loading' {
  const [loaded, setLoaded] = useState<{
    readonly of: string
    readonly picture: HTMLImageElement | null
  } | null>(null)
  useEffect(() => {
    if (address === '') return
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    picture.onload = () => setLoaded({ of: address, picture })
    picture.onerror = () => setLoaded({ of: address, picture: null })
    picture.src = address
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [address])
  if (address === '') return null
  return loaded?.of === address ? loaded.picture : 'loading'
}
