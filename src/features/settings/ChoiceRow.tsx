import { useState } from 'react'
import { ListRow } from '../../ui/ListRow.tsx'
import { RadioGroup, type RadioItem } from '../../ui/RadioGroup.tsx'
import { Sheet, SheetHeader } from '../../ui/Sheet.tsx'

interface ChoiceRowProps<K extends string> {
  readonly label: string
  readonly items: readonly RadioItem<K>[]
  readonly selected: K
  readonly onSelect: (key: K) => void
}

/** A setting whose choices open in a sheet. Choosing closes it; arrow keys only move the choice. */
export function ChoiceRow<K extends string>({ label, items, selected, onSelect }: ChoiceRowProps<K>) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <ListRow
        label={label}
        value={items.find(({ key }) => key === selected)?.label}
        onPress={() => {
          setOpen(true)
        }}
      />
      <Sheet open={open} onClose={close} label={label} header={<SheetHeader>{label}</SheetHeader>}>
        <div onClick={close}>
          <RadioGroup label={label} items={items} selected={selected} onSelect={onSelect} />
        </div>
      </Sheet>
    </>
  )
}
