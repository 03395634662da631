import { useState } from 'react'
import styles from './Player.module.css'

/** A still while nothing moves; the dark ground alone where it can't be had. */
export function PlayerPoster({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === '' || address === broken) return null
  return <img className={styles.poster} src={address} alt="" onError={() => setBroken(address)} />
}
