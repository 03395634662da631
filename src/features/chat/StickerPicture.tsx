import type { Sticker } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { stickerDrawings } from './stickerDrawings.tsx'

interface StickerPictureProps {
  readonly sticker: Sticker
  readonly className?: string | undefined
  /** The name is said beside it. */
  readonly plain?: boolean
}

/** A sticker of the chat, with its name for who does not see it. */
export function StickerPicture({ sticker, className, plain = false }: StickerPictureProps) {
  const { t } = useTranslation()
  const name = plain ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`stickers.name.${sticker}`) }
  return (
    <svg viewBox="0 0 64 64" className={className} focusable="false" {...name}>
      {stickerDrawings[sticker]}
    </svg>
  )
}
