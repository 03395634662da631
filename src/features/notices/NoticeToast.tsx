import { useEffect, useReducer } from 'react'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Toast } from '../../ui/feedback/Toast.tsx'

/** How long a toast is shown, ms. */
const SHOWN_MS = 2400

/** Shows the queued notices as toasts, one at a time. */
export function NoticeToast() {
  const { i18n } = useTranslation()
  const { notices } = useStreams()
  const notice = useStream(notices.notices$)[0]
  const id = notice?.id
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const textKey = notice?.textKey
  // The words of a notice can come after it, with the code of a part of the page, which adds them while it is drawn.
  useEffect(() => {
    if (textKey === undefined || i18n.exists(textKey)) return
    const again = () => {
      queueMicrotask(drawAgain)
    }
    i18n.store.on('added', again)
    return () => {
      i18n.store.off('added', again)
    }
  }, [i18n, textKey])
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => {
      notices.acknowledge(id)
    }, SHOWN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [id, notices])
  return <Toast text={notice === undefined ? null : catalogueText(i18n, notice.textKey, notice.params)} />
}
