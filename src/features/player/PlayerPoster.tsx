import { useState } from 'react'
import styles from './Player.module.css'

/** A still picture while no video plays; nothing when it cannot be loaded. */
export function PlayerPoster({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === '' || address === broken) return null
  return <img className={styles.poster} src={address} alt="" onError={() => setBroken(address)} />
}

/** The poster out of focus, beside a picture that does not fill the frame; a picture that does fill it hides this. */
export function PlayerBackdrop({ address }: { readonly address: string }) {
  if (address === '') return null
  return <div className={styles.backdrop} style={{ backgroundImage: `url(${JSON.stringify(address)})` }} />
}
