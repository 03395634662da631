import { type LobbyFilter, type LobbyView, TABLE_TYPES } from '../../../streams/casino.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { unitsWords } from './casinoWords.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly view: LobbyView
  readonly onFilter: (filter: LobbyFilter) => void
}

const ALL = 'all'

/** Which tables are listed: by type, and by limits. */
export function FilterSheet({ open, onClose, view, onFilter }: FilterSheetProps) {
  const { t } = useTranslation()
  const { filter, types, limits, tables } = view
  const title = t('casino.filter.title')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={title}
      header={<SheetHeader>{title}</SheetHeader>}
      footerEdge="ruled"
      footer={
        <ButtonRow layout="oneTwo">
          <Button
            kind="secondary"
            onPress={() => {
              onFilter({ type: null, limits: null })
            }}
          >
            {t('casino.filter.reset')}
          </Button>
          <Button onPress={onClose}>{t('casino.filter.show', { count: tables.length })}</Button>
        </ButtonRow>
      }
    >
      <ListGroup title={t('casino.filter.type')}>
        <RadioGroup
          label={t('casino.filter.type')}
          items={[
            { key: ALL, label: t('casino.filter.all') },
            ...types.map((type) => ({ key: String(type), label: t(`casino.type.t${type}`) })),
          ]}
          selected={filter.type === null ? ALL : String(filter.type)}
          onSelect={(key) => {
            onFilter({ ...filter, type: TABLE_TYPES.find((type) => String(type) === key) ?? null })
          }}
        />
      </ListGroup>
      <ListGroup title={t('casino.filter.limits')}>
        <RadioGroup
          label={t('casino.filter.limits')}
          items={[
            { key: ALL, label: t('casino.filter.all') },
            ...limits.map(({ key, min, max }) => ({
              key,
              label: t('casino.limits.range', { min: unitsWords(min), max: unitsWords(max) }),
            })),
          ]}
          selected={filter.limits ?? ALL}
          onSelect={(key) => {
            onFilter({ ...filter, limits: key === ALL ? null : key })
          }}
        />
      </ListGroup>
    </Sheet>
  )
}
