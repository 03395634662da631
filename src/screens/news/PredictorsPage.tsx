import { useState } from 'react'
import { usePredictions } from '../../bindings/usePredictions.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { OwnPredictions } from '../../features/predictions/OwnPredictions.tsx'
import { RankTable } from '../../features/predictions/RankTable.tsx'
import { DocumentTitle } from '../../features/title/DocumentTitle.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

const PARTS = ['best', 'own'] as const

/** The best predictors, and the member's own predictions. */
export function PredictorsPage() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.settings)
  const [part, setPart] = useState<(typeof PARTS)[number]>('best')
  const predictions = usePredictions()
  const model = useScope((scope) => predictions.predictors(scope), predictions)
  const title = t('predictions.title')
  return (
    <>
      <DocumentTitle page={title} />
      <PageHeader title={title} back={{ label: t('common.action.back'), onPress: back }} />
      <Tabs
        label={t('predictions.parts')}
        items={PARTS.map((key) => ({ key, label: t(`predictions.${key}`) }))}
        selected={part}
        onSelect={setPart}
      />
      <ScreenBanner reports="nothing" />
      {model !== null && (part === 'best' ? <RankTable model={model} /> : <OwnPredictions model={model} />)}
    </>
  )
}
