import type { ReactNode } from 'react'
import type { PlayerModel, PlayerView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import styles from './PlayerSettings.module.css'

interface PlayerSettingsProps {
  readonly view: PlayerView
  readonly model: PlayerModel
  readonly open: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

const AUTO = 'auto'
const MEGA = 1_000_000

/** The choice of source, quality and volume. */
export function PlayerSettings({ view, model, open, onClose, children }: PlayerSettingsProps) {
  const { t } = useTranslation()
  const { sources, source, levels } = view
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('player.settings.title')}
      header={<SheetHeader>{t('player.settings.title')}</SheetHeader>}
    >
      {sources.length > 1 && source !== null && (
        <>
          <h3 className={styles.title}>{t('player.settings.source')}</h3>
          <RadioGroup
            label={t('player.settings.source')}
            items={sources.map(({ kind }) => ({ key: kind, label: t(`player.source.${kind}`) }))}
            selected={source.kind}
            onSelect={model.chooseSource}
          />
        </>
      )}
      {levels.length > 1 && <Qualities view={view} model={model} />}
      <Volume view={view} model={model} />
      <LowLatency view={view} model={model} />
      <Background view={view} model={model} />
      {children}
    </Sheet>
  )
}

type PartProps = Pick<PlayerSettingsProps, 'view' | 'model'>

function Qualities({ view, model }: PartProps) {
  const { t } = useTranslation()
  const levels = view.levels.toSorted((a, b) => b.bitrate - a.bitrate)
  const items = [
    { key: AUTO, label: t('player.settings.auto'), note: t('player.settings.autoNote') },
    ...levels.map(({ id, height, bitrate }) => {
      const rate = t('player.settings.bitrate', { rate: (bitrate / MEGA).toFixed(1) })
      if (height === null) return { key: String(id), label: rate }
      return { key: String(id), label: t('player.settings.lines', { lines: String(height) }), note: rate }
    }),
  ]
  return (
    <>
      <h3 className={styles.title}>{t('player.settings.quality')}</h3>
      <RadioGroup
        label={t('player.settings.quality')}
        items={items}
        selected={view.chosenLevel === null ? AUTO : String(view.chosenLevel)}
        onSelect={(key) => model.chooseLevel(key === AUTO ? null : Number(key))}
      />
    </>
  )
}

function Volume({ view, model }: PartProps) {
  const { t } = useTranslation()
  return (
    <label className={styles.volume}>
      <span>{t('player.settings.volume')}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={view.sound.muted ? 0 : view.sound.volume}
        onChange={(event) => model.setVolume(event.target.valueAsNumber)}
      />
    </label>
  )
}

/** Whether the picture is nearer to the match, at the risk of pauses on a slow line. */
function LowLatency({ view, model }: PartProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.switched}>
      <span>
        {t('player.settings.lowLatency')}
        <small>{t('player.settings.lowLatencyNote')}</small>
      </span>
      <Switch
        label={t('player.settings.lowLatency')}
        on={view.lowLatency}
        onChange={(on) => model.setLowLatency(on)}
      />
    </div>
  )
}

/** Whether the sound goes on while another app is used or the screen is locked. */
function Background({ view, model }: PartProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.switched}>
      <span>
        {t('player.settings.background')}
        <small>{t('player.settings.backgroundNote')}</small>
      </span>
      <Switch
        label={t('player.settings.background')}
        on={view.background}
        onChange={(on) => model.setBackground(on)}
      />
    </div>
  )
}
