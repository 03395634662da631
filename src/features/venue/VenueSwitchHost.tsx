import type { ReactNode } from 'react'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useLateCode } from '../loading/useLateCode.ts'
import styles from './VenueSwitch.module.css'

const load = () => import('./VenueSwitch.tsx')

const areSeveral = (codes: readonly string[]): boolean => codes.length > 1

interface VenueSwitchHostProps {
  /** `tile` before the sports of the list, `row` in the settings. */
  readonly as: 'tile' | 'row'
  /** What has the place of the row until its code has loaded, so that nothing below it moves. */
  readonly fallback?: ReactNode
}

/**
 * The present venue and the way to another one, loaded where the site has several. Its code has the words of a venue
 * that keeps settings too.
 */
export function VenueSwitchHost({ as, fallback }: VenueSwitchHostProps) {
  const several = useStreamPart(useStreams().venue.offered$, areSeveral)
  const { block } = useMember()
  const { code } = useLateCode(several || block !== null, load)
  if (code !== null) {
    return (
      <>
        <code.VenueTexts />
        {several && <code.VenueSwitch as={as} />}
      </>
    )
  }
  if (!several) return null
  return as === 'tile' ? <div className={styles.tile} /> : fallback
}
