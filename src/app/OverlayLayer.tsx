import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../i18n/useTranslation.ts'
import { OverlayPage, useCloseOverlay } from '../features/exits/OverlayPage.tsx'
import { overlayOf } from '../routes/overlays.ts'
import { IconButton } from '../ui/button/IconButton.tsx'
import { Column } from '../ui/page/Column.tsx'
import styles from './OverlayLayer.module.css'

/** Renders the screens, and above them the page named by the hash. The screens stay mounted but inert. */
export function OverlayLayer({ children }: { readonly children: ReactNode }) {
  const overlay = overlayOf(useLocation().hash)
  return (
    <>
      <div inert={overlay !== null}>{children}</div>
      {overlay !== null && (
        <Over>
          <OverlayPage overlay={overlay} />
        </Over>
      )}
    </>
  )
}

function Over({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const close = useCloseOverlay()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    layer.current?.focus()
  }, [])
  return (
    <div ref={layer} className={styles.layer} tabIndex={-1}>
      <Column>
        <div className={styles.head}>
          <IconButton icon="left" label={t('common.action.back')} onPress={close} />
        </div>
        {children}
      </Column>
    </div>
  )
}
