import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { RadioGroup, type RadioItem } from '../../ui/choice/RadioGroup.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import styles from './ChoiceRow.module.css'

interface ChoiceRowProps<K extends string> {
  /** The name of the setting in the address while its sheet is open. */
  readonly name: string
  readonly label: string
  readonly items: readonly RadioItem<K>[]
  readonly selected: K
  readonly onSelect: (key: K) => void
  /** A note that applies to all choices. */
  readonly note?: string
}

/**
 * A setting whose choices open in a sheet. A tap on a choice closes it; arrow keys only move the selection.
 */
export function ChoiceRow<K extends string>({
  name,
  label,
  items,
  selected,
  onSelect,
  note,
}: ChoiceRowProps<K>) {
  const { open, show, close } = useOverlayStep(`setting-${name}`)
  return (
    <>
      <ListRow label={label} value={items.find(({ key }) => key === selected)?.label} onPress={show} />
      <Sheet open={open} onClose={close} label={label} header={<SheetHeader>{label}</SheetHeader>}>
        <div onClick={close}>
          <RadioGroup label={label} items={items} selected={selected} onSelect={onSelect} />
        </div>
        {note !== undefined && (
          <div className={styles.note}>
            <Note align="start">{note}</Note>
          </div>
        )}
      </Sheet>
    </>
  )
}
