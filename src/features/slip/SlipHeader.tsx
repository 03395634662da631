import { useTranslation } from 'react-i18next'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SheetHeader } from '../../ui/Sheet.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { kindName } from './slipWords.ts'

interface SlipHeaderProps {
  readonly view: SlipView
  readonly onClose: () => void
}

/** The kinds of bet with their counts, the odds format, and the ways out. */
export function SlipHeader({ view, onClose }: SlipHeaderProps) {
  const { t } = useTranslation()
  const { slip, capabilities } = useMember()
  const kinds = [
    'single' as const,
    ...(capabilities.parlay ? (['parlay'] as const) : []),
    ...(capabilities.systems ? (['system'] as const) : []),
  ]
  return (
    <SheetHeader
      actions={
        <>
          <Badge>{t(`markets.oddsFormat.${view.oddsFormat}`)}</Badge>
          {view.legs.length > 0 && (
            <IconButton icon="trash" tight="end" label={t('slip.clear')} onPress={slip.clear} />
          )}
          <IconButton icon="down" label={t('slip.hide')} onPress={onClose} />
        </>
      }
    >
      <Tabs
        label={t('slip.tabs.label')}
        place="sheet"
        items={kinds.map((kind) => ({
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
