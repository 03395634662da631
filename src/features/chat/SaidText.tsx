import { stickerOf } from '../../../streams/live.ts'
import { StickerPicture } from './StickerPicture.tsx'
import styles from './SaidText.module.css'

interface SaidTextProps {
  readonly text: string
  readonly className?: string | undefined
}

/** A text of the chat as it was written, or the sticker that it is. */
export function SaidText({ text, className }: SaidTextProps) {
  const sticker = stickerOf(text)
  if (sticker !== null) return <StickerPicture sticker={sticker} className={styles.sticker} />
  return <bdi className={className}>{text}</bdi>
}
