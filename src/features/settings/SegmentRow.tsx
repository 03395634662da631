import { ListRow } from '../../ui/list/ListRow.tsx'
import { Segmented, type Segment } from '../../ui/choice/Segmented.tsx'

interface SegmentRowProps<K extends string> {
  readonly label: string
  readonly note?: string | undefined
  readonly items: readonly Segment<K>[]
  readonly selected: K
  readonly onSelect: (key: K) => void
}

/** A setting with two or three choices, all visible. */
export function SegmentRow<K extends string>({ note, ...choice }: SegmentRowProps<K>) {
  return <ListRow label={choice.label} note={note} control={<Segmented {...choice} />} />
}
