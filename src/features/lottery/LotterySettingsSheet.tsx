import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Switch } from '../../ui/choice/Switch.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'

interface SettingsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

const SWITCHES = ['coldHot', 'missRemind', 'countDownBeep', 'winModal', 'doubleBetConfirm'] as const

/** Every setting of the lottery (docs/games/lottery.md, 7.6). */
export function LotterySettingsSheet({ open, onClose }: SettingsSheetProps) {
  const { t } = useTranslation()
  const { settings } = useLottery()
  const chosen = useStream(settings.settings$)
  const title = t('lottery.settings.title')
  return (
    <Sheet open={open} onClose={onClose} label={title} header={<SheetHeader>{title}</SheetHeader>}>
      <SheetSection>
        <ListGroup title={title}>
          {SWITCHES.map((name) => (
            <ListRow
              key={name}
              label={t(`lottery.settings.${name}`)}
              note={t(`lottery.settings.${name}Note`)}
              control={
                <Switch
                  label={t(`lottery.settings.${name}`)}
                  on={chosen[name]}
                  onChange={(on) => settings.change({ [name]: on })}
                />
              }
            />
          ))}
        </ListGroup>
        <ListGroup title={t('lottery.settings.rulesNews')}>
          <News
            label={t('lottery.settings.newsRules')}
            isNew={chosen.nextConfigId < LATEST}
            onSeen={() => settings.change({ nextConfigId: LATEST })}
          />
        </ListGroup>
        <ListGroup title={t('lottery.settings.featureNews')}>
          <News
            label={t('lottery.settings.newsFeature')}
            isNew={chosen.nextFeatureConfigId < LATEST}
            onSeen={() => settings.change({ nextFeatureConfigId: LATEST })}
          />
        </ListGroup>
      </SheetSection>
    </Sheet>
  )
}

/** The announcements of this version have the number 0; the next one to show is 1. */
const LATEST = 1

interface NewsProps {
  readonly label: string
  readonly isNew: boolean
  readonly onSeen: () => void
}

function News({ label, isNew, onSeen }: NewsProps) {
  const { t } = useTranslation()
  return (
    <ListRow
      label={label}
      control={
        isNew ? (
          <Button kind="secondary" size="small" onPress={onSeen}>
            {t('lottery.settings.seen')}
          </Button>
        ) : undefined
      }
    />
  )
}
