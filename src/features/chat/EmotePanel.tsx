import type { RoomModel } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { EmojiPanel } from './EmojiPanel.tsx'
import { StickerPanel } from './StickerPanel.tsx'

interface EmotePanelProps {
  readonly model: Pick<RoomModel, 'composer$' | 'sendSticker'>
  readonly onPick: (emoji: string) => void
  /** Called after a sticker was sent. */
  readonly onSent: () => void
}

/** Emoji for the draft, and stickers, which are sent by themselves. */
export function EmotePanel({ model, onPick, onSent }: EmotePanelProps) {
  const { nextAt, block } = useStream(model.composer$)
  const slow = useStreamPart(useStreams().second$, (now) => nextAt !== null && now < nextAt)
  return (
    <>
      <EmojiPanel onPick={onPick} />
      <StickerPanel
        disabled={block !== null || slow}
        onSend={(sticker) => {
          model.sendSticker(sticker)
          onSent()
        }}
      />
    </>
  )
}
