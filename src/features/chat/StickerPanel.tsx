import type { Sticker } from '../../../streams/index.ts'
import { STICKERS } from '../../../streams/live.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StickerPicture } from './StickerPicture.tsx'
import styles from './StickerPanel.module.css'

interface StickerPanelProps {
  /** Nothing can be sent now. */
  readonly disabled: boolean
  readonly onSend: (sticker: Sticker) => void
}

/** The stickers; a tap sends one. */
export function StickerPanel({ disabled, onSend }: StickerPanelProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.stickers} role="group" aria-label={t('stickers.title')}>
      {STICKERS.map((sticker) => (
        <button
          key={sticker}
          type="button"
          aria-label={t('stickers.send', { name: t(`stickers.name.${sticker}`) })}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onSend(sticker)
          }}
        >
          <StickerPicture sticker={sticker} plain />
        </button>
      ))}
    </div>
  )
}
