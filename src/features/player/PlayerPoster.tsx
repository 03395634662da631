import { useState } from 'react'
import styles from './Player.module.css'

/** A still picture while no video plays; nothing when it cannot be loaded. */
export function PlayerPoster({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === '' || address === broken) return null
  return <img className={styles.poster} src={address} alt="" onError={() => setBroken(address)} />
}
