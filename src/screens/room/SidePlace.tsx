import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useKeyboardSpace } from './useKeyboardSpace.ts'
import type { SidePanel } from './useSidePanel.ts'
import styles from './SidePlace.module.css'

interface SidePlaceProps {
  readonly side: SidePanel
  readonly children: ReactNode
}

const PLACE = 'room-side'

/**
 * The place of a room's panel: below the picture, or at its side with a button that hides it. The panel stays
 * mounted and laid out when it is hidden, so that its draft and the position in its chat are kept.
 */
export function SidePlace({ side: { layout, shown, toggle }, children }: SidePlaceProps) {
  const { t } = useTranslation()
  const space = useKeyboardSpace()
  const beside = layout === 'beside'
  return (
    <>
      {beside && (
        <button
          type="button"
          className={classNames(styles.fold, !shown && styles.folded)}
          aria-expanded={shown}
          aria-controls={PLACE}
          aria-label={t(shown ? 'room.side.hide' : 'room.side.show')}
          onClick={toggle}
        >
          <Icon name={shown ? 'right' : 'left'} size="m" />
        </button>
      )}
      <div
        id={PLACE}
        className={classNames(styles.place, beside && styles.beside, beside && !shown && styles.hidden)}
        style={
          beside && space !== null ? { top: space.top, height: space.height, bottom: 'auto' } : undefined
        }
        inert={!shown}
      >
        {children}
      </div>
    </>
  )
}
