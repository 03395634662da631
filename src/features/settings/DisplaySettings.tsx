import { SETTING_OPTIONS } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { MoveMark } from '../../ui/match/MoveMark.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { SegmentRow } from './SegmentRow.tsx'
import styles from './DisplaySettings.module.css'

const TREND_NAMES = { east: 'redUp', west: 'greenUp' } as const

/** The display settings of this device. */
export function DisplaySettings() {
  const { t } = useTranslation()
  const { settings } = useMember()
  const { theme, fontSize, skin, layout, trend, sort, language } = useStream(settings.settings$)
  return (
    <ListGroup title={t('settings.comfort')}>
      <SegmentRow
        label={t('settings.theme')}
        items={SETTING_OPTIONS.theme.map((key) => ({ key, label: t(`settings.themes.${key}`) }))}
        selected={theme}
        onSelect={(name) => {
          settings.change('theme', name)
        }}
      />
      <SegmentRow
        label={t('settings.fontSize')}
        items={SETTING_OPTIONS.fontSize.map((key) => ({ key, label: t(`settings.fontSizes.${key}`) }))}
        selected={fontSize}
        onSelect={(size) => {
          settings.change('fontSize', size)
        }}
      />
      <SegmentRow
        label={t('settings.skin')}
        items={SETTING_OPTIONS.skin.map((key) => ({ key, label: t(`settings.skins.${key}`) }))}
        selected={skin}
        onSelect={(name) => {
          settings.change('skin', name)
        }}
      />
      <SegmentRow
        label={t('settings.layout')}
        note={layout === 'beginner' ? t('settings.layoutNote') : undefined}
        items={SETTING_OPTIONS.layout.map((key) => ({ key, label: t(`settings.layouts.${key}`) }))}
        selected={layout}
        onSelect={(name) => {
          settings.change('layout', name)
        }}
      />
      <SegmentRow
        label={t('settings.trend')}
        items={SETTING_OPTIONS.trend.map((key) => ({
          key,
          label: <TrendLabel trend={key} />,
          ariaLabel: t(`settings.trends.${TREND_NAMES[key]}`),
        }))}
        selected={trend}
        onSelect={(name) => {
          settings.change('trend', name)
        }}
      />
      <SegmentRow
        label={t('settings.sort')}
        items={SETTING_OPTIONS.sort.map((key) => ({ key, label: t(`home.sort.${key}`) }))}
        selected={sort}
        onSelect={(name) => {
          settings.change('sort', name)
        }}
      />
      <ChoiceRow
        name="language"
        label={t('settings.language')}
        items={SETTING_OPTIONS.language.map((key) => ({ key, label: t(`common.language.${key}`) }))}
        selected={language}
        onSelect={(name) => {
          settings.change('language', name)
        }}
      />
    </ListGroup>
  )
}

/** Coloured as a rise would be under that setting, whichever is selected now. */
function TrendLabel({ trend }: { readonly trend: keyof typeof TREND_NAMES }) {
  const { t } = useTranslation()
  return (
    <span className={styles.trend} data-trend={trend}>
      <MoveMark move="up" />
      {t(`settings.trends.${TREND_NAMES[trend]}`)}
    </span>
  )
}
