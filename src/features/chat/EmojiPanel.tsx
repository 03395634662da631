import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Composer.module.css'

/**
 * A small set that every system supports. Given as code points, so that editors without the glyphs show the
 * file correctly.
 */
const EMOJI = [
  0x1f44d, 0x1f44f, 0x1f64f, 0x1f4aa, 0x26bd, 0x1f3c0, 0x1f3be, 0x1f525, 0x1f389, 0x1f3c6, 0x1f600, 0x1f602,
  0x1f60d, 0x1f62d, 0x1f62e, 0x1f621,
].map((code) => String.fromCodePoint(code))

/** Inserts an emoji into the draft at the cursor. */
export function EmojiPanel({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.emoji} role="group" aria-label={t('room.composer.emoji')}>
      {EMOJI.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={t('room.composer.emojiInsert', { emoji })}
          onClick={() => {
            onPick(emoji)
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
