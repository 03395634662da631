import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** The window's title: the page and the site, which has the app's name until its own is known. */
export function DocumentTitle({ page }: { readonly page: string }) {
  const { t } = useTranslation()
  const siteName = useStream(useStreams().account.siteNotes$)?.siteName ?? t('common.appName')
  return <title>{`${page} · ${siteName}`}</title>
}
