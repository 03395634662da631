import { useTranslation } from '../../i18n/useTranslation.ts'
import { NEWS_PATH } from '../../routes/newsPaths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { ListRow } from '../../ui/list/ListRow.tsx'

/** The way to the articles about matches. */
export function NewsRow() {
  const { t } = useTranslation()
  const open = useOpenPage()
  return (
    <ListRow
      label={t('news.row')}
      onPress={() => {
        open(NEWS_PATH)
      }}
    />
  )
}
