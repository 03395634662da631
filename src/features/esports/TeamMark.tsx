import { useContext, useState } from 'react'
import type { Team } from '../../../streams/index.ts'
import { Kit } from '../../ui/match/Kit.tsx'
import { PlaceOfPictures } from './PlaceOfPictures.ts'
import styles from './TeamMark.module.css'

/** A team's colours; its crest where the venue has one instead, and the neutral disc while that is not there. */
export function TeamMark({ team: { kit, crest } }: { readonly team: Team }) {
  const place = useContext(PlaceOfPictures)
  const [missing, setMissing] = useState<string | null>(null)
  if (kit !== null || crest === undefined) return <Kit kit={kit} />
  const address = `${place}${crest}`
  if (missing === address) return <Kit kit={null} />
  return (
    <img
      className={styles.crest}
      src={address}
      alt=""
      onError={() => {
        setMissing(address)
      }}
    />
  )
}
