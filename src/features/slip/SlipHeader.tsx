import { slipKinds, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { kindName } from '../../words/slipWords.ts'
import styles from './SlipHeader.module.css'

interface SlipHeaderProps {
  readonly view: SlipView
  readonly onClose: () => void
}

/** The kinds of bet with their counts, the odds format, and buttons to clear and to hide the slip. */
export function SlipHeader({ view, onClose }: SlipHeaderProps) {
  const { t } = useTranslation()
  const { slip, rules } = useMember()
  return (
    <SheetHeader
      actions={
        <>
          <span className={styles.format}>
            <Badge>{t(`markets.oddsFormat.${view.oddsFormat}`)}</Badge>
          </span>
          {view.legs.length > 0 && <IconButton icon="trash" label={t('slip.clear')} onPress={slip.clear} />}
          <IconButton icon="down" label={t('slip.hide')} onPress={onClose} />
        </>
      }
    >
      <Tabs
        label={t('slip.tabs.label')}
        place="sheet"
        items={slipKinds(rules).map((kind) => ({
          key: kind,
          label: kindName(t, kind),
          count: view.offers[kind] === 0 ? undefined : view.offers[kind],
        }))}
        selected={view.kind}
        onSelect={slip.setKind}
      />
    </SheetHeader>
  )
}
