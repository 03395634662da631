import type { DanmakuModel } from '../../../streams/index.ts'
import { DANMAKU_AREAS, DANMAKU_DENSITIES, DANMAKU_SIZES, MIN_OPACITY } from '../../../streams/live.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import styles from './DanmakuOptions.module.css'

/** How the flying chat looks, in the settings of the picture. */
export function DanmakuOptions({ model }: { readonly model: DanmakuModel }) {
  const { t } = useTranslation()
  const { on, area, density, size, opacity } = useStream(model.settings$)
  return (
    <section className={styles.options} aria-label={t('player.danmaku.title')}>
      <div className={styles.row}>
        <h3>{t('player.danmaku.title')}</h3>
        <Switch
          label={t('player.danmaku.title')}
          on={on}
          onChange={(next) => model.configure({ on: next })}
        />
      </div>
      {on && (
        <>
          <div className={styles.choice}>
            <span>{t('player.danmaku.area')}</span>
            <Segmented
              label={t('player.danmaku.area')}
              items={DANMAKU_AREAS.map((key) => ({ key, label: t(`player.danmaku.areas.${key}`) }))}
              selected={area}
              onSelect={(next) => model.configure({ area: next })}
            />
          </div>
          <div className={styles.choice}>
            <span>{t('player.danmaku.density')}</span>
            <Segmented
              label={t('player.danmaku.density')}
              items={DANMAKU_DENSITIES.map((key) => ({ key, label: t(`player.danmaku.densities.${key}`) }))}
              selected={density}
              onSelect={(next) => model.configure({ density: next })}
            />
          </div>
          <div className={styles.choice}>
            <span>{t('player.danmaku.size')}</span>
            <Segmented
              label={t('player.danmaku.size')}
              items={DANMAKU_SIZES.map((key) => ({ key, label: t(`player.danmaku.sizes.${key}`) }))}
              selected={size}
              onSelect={(next) => model.configure({ size: next })}
            />
          </div>
          <label className={styles.row}>
            <span>{t('player.danmaku.opacity')}</span>
            <input
              type="range"
              min={MIN_OPACITY}
              max={1}
              step={0.1}
              value={opacity}
              onChange={(event) => model.configure({ opacity: event.target.valueAsNumber })}
            />
          </label>
        </>
      )}
    </section>
  )
}
