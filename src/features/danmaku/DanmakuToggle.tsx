import type { DanmakuModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'

/** Shows or hides the flying chat. */
export function DanmakuToggle({ model }: { readonly model: DanmakuModel }) {
  const { t } = useTranslation()
  const { on } = useStream(model.settings$)
  return (
    <IconButton
      icon="danmaku"
      label={t(on ? 'player.danmaku.hide' : 'player.danmaku.show')}
      pressed={on}
      onPress={() => {
        model.configure({ on: !on })
      }}
    />
  )
}
