import type { ReactNode } from 'react'
import {
  type CasinoSettings,
  REMOTE_CODES,
  ROAD_THEMES,
  type RoadTheme,
  TABLE_TYPES,
} from '../../../streams/casino.ts'
import { useCasino } from '../../bindings/useCasino.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { StepSlider } from '../../ui/form/StepSlider.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { LoginNameRow } from './LoginNameRow.tsx'
import styles from './CasinoSettingsSheet.module.css'

interface SettingsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The login name, all settings of the casino, and the theme of the roads. */
export function CasinoSettingsSheet({ open, onClose }: SettingsSheetProps) {
  const { t } = useTranslation()
  const title = t('casino.settings.title')
  return (
    <Sheet open={open} onClose={onClose} label={title} header={<SheetHeader>{title}</SheetHeader>}>
      <div className={styles.body}>
        <ListGroup title={t('casino.settings.account')}>
          <LoginNameRow />
        </ListGroup>
        <ListGroup title={t('casino.settings.bets')}>
          <OnOff name="fastBet" />
          <OnOff name="multiTableFreeCharge" />
          <ChoiceOf name="baccaratType" values={TABLE_TYPES} label={(type) => t(`casino.type.t${type}`)} />
        </ListGroup>
        <ListGroup title={t('casino.settings.picture')}>
          <OnOff name="videoEnable" />
          <RoadThemeRow />
        </ListGroup>
        <ListGroup title={t('casino.settings.sounds')}>
          <OnOff name="sound" />
          <ChoiceOf
            name="language"
            values={LANGUAGES}
            label={(value) => t(`casino.settings.voice.v${value}`)}
          />
          <Volume name="gameVoiceVolume" />
          <Volume name="gameEffectVolume" />
          <Volume name="onSiteVolume" />
        </ListGroup>
      </div>
    </Sheet>
  )
}

const LANGUAGES = [1, 2, 3, 4, 5] as const

type OnOffName = 'sound' | 'videoEnable' | 'fastBet' | 'multiTableFreeCharge'

function useSetting<Name extends keyof CasinoSettings>(name: Name) {
  const { settings } = useCasino()
  const value = useStreamPart(settings.settings$, (all) => all[name])
  return [
    value,
    (to: CasinoSettings[Name]) => {
      settings.change({ [name]: to })
    },
  ] as const
}

function OnOff({ name }: { readonly name: OnOffName }) {
  const { t } = useTranslation()
  const [value, change] = useSetting(name)
  const label = t(`casino.settings.name.${name}`)
  return (
    <ListRow
      label={label}
      note={noteOf(t(`casino.settings.note.${name}`), name)}
      control={
        <Switch
          label={label}
          on={value === 1}
          onChange={(on) => {
            change(on ? 1 : 0)
          }}
        />
      }
    />
  )
}

interface ChoiceOfProps<Name extends keyof CasinoSettings> {
  readonly name: Name
  readonly values: readonly CasinoSettings[Name][]
  readonly label: (value: CasinoSettings[Name]) => string
}

/** One of several values, in the browser's own list. */
function ChoiceOf<Name extends 'language' | 'baccaratType'>({ name, values, label }: ChoiceOfProps<Name>) {
  const { t } = useTranslation()
  const [value, change] = useSetting(name)
  const title = t(`casino.settings.name.${name}`)
  return (
    <ListRow
      label={title}
      note={noteOf(t(`casino.settings.note.${name}`), name)}
      control={
        <select
          className={styles.select}
          aria-label={title}
          value={String(value)}
          onChange={(event) => {
            const chosen = values.find((each) => String(each) === event.target.value)
            if (chosen !== undefined) change(chosen)
          }}
        >
          {values.map((each) => (
            <option key={each} value={String(each)}>
              {label(each)}
            </option>
          ))}
        </select>
      }
    />
  )
}

const VOLUME_STEPS = 11
const VOLUME_STEP = 10

function Volume({ name }: { readonly name: 'gameVoiceVolume' | 'gameEffectVolume' | 'onSiteVolume' }) {
  const { t } = useTranslation()
  const [value, change] = useSetting(name)
  const label = t(`casino.settings.name.${name}`)
  return (
    <ListRow
      label={label}
      note={noteOf(String(value), name)}
      control={
        <span className={styles.slider}>
          <StepSlider
            label={label}
            steps={VOLUME_STEPS}
            at={Math.round(value / VOLUME_STEP)}
            text={String(value)}
            onStep={(step) => {
              change(step * VOLUME_STEP)
            }}
          />
        </span>
      }
    />
  )
}

/** The note of a setting, followed by its code on the platform. */
function noteOf(text: string, name: keyof CasinoSettings): ReactNode {
  return (
    <>
      {text} <span className={styles.code}>{`· ${REMOTE_CODES[name]}`}</span>
    </>
  )
}

function RoadThemeRow() {
  const { t } = useTranslation()
  const { shown } = useCasino()
  const { roadTheme } = useStream(shown.shown$)
  const appTheme = useStreamPart(useMember().settings.settings$, ({ theme }) => theme)
  return (
    <ListRow
      label={t('casino.settings.roadTheme')}
      note={roadTheme === null ? t('casino.settings.roadFollows') : undefined}
      control={
        <Segmented<RoadTheme>
          label={t('casino.settings.roadTheme')}
          items={ROAD_THEMES.map((key) => ({ key, label: t(`casino.settings.theme.${key}`) }))}
          selected={roadTheme ?? appTheme}
          onSelect={shown.setRoadTheme}
        />
      }
    />
  )
}
