import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { Toast } from '../../ui/feedback/Toast.tsx'

/** How long a toast is shown, ms. */
const SHOWN_MS = 2400

/** Shows the queued notices as toasts, one at a time. */
export function NoticeToast() {
  const { i18n } = useTranslation()
  const { notices } = useStreams()
  const notice = useStream(notices.notices$)[0]
  const id = notice?.id
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
