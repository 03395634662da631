import type { ReactNode } from 'react'
import type { Sport } from '../../../streams/index.ts'
import styles from './GameIcon.module.css'

const PAD = (
  <path d="M7 7.5h10c2.6 0 4.3 4 4.3 7.3 0 2.6-2.7 3.2-4.2 1.1L15.8 14H8.2l-1.3 1.9c-1.5 2.1-4.2 1.5-4.2-1.1C2.7 11.5 4.4 7.5 7 7.5zM8 9.5v3M6.5 11h3M15.3 10v.1M17 12v.1" />
)

const DRAWINGS: Readonly<Partial<Record<Sport, ReactNode>>> = {
  dota2: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M7 7.5l4.5 3.5L16.5 17M7 7.5V12l3.5 4.5H7M16.5 7.5H14M16.5 7.5v4" />
    </>
  ),
  lol: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9 6.8h3.5v8h3.8l-1.3 2.4H9l1-2.2V9z" />
    </>
  ),
  csgo: (
    <>
      <circle cx="12" cy="12" r="6.5" />
      <path d="M12 3v5M12 16v5M3 12h5M16 12h5" />
      <circle cx="12" cy="12" r="1" fill="currentColor" />
    </>
  ),
  kog: (
    <>
      <path d="M4.5 17.5h15l1-9.5-4.7 4L12 5.5 8.2 12l-4.7-4z" />
      <path d="M6 20.5h12" />
    </>
  ),
}

/** The drawing of a game; a game pad for all of them. It is decorative. */
export function GameIcon({ sport }: { readonly sport: Sport | null }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {(sport === null ? null : DRAWINGS[sport]) ?? PAD}
    </svg>
  )
}
