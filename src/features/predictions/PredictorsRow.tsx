import { useTranslation } from '../../i18n/useTranslation.ts'
import { PREDICTORS_PATH } from '../../routes/newsPaths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { ListRow } from '../../ui/list/ListRow.tsx'

/** The way to the best predictors and the member's own predictions. */
export function PredictorsRow() {
  const { t } = useTranslation()
  const open = useOpenPage()
  return (
    <ListRow
      label={t('predictions.title')}
      onPress={() => {
        open(PREDICTORS_PATH)
      }}
    />
  )
}
