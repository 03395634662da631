import type { DomainType } from '../../../streams/addresses.ts'
import { useAddress } from '../../bindings/useAddresses.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'

interface DomainRowProps {
  readonly type: Extract<DomainType, 'customer' | 'vip' | 'vr'>
  /** The title of a group around the row, where it is not in one. */
  readonly group?: string
}

/** A link to another domain of the site, in a new tab; nothing where the site has none. */
export function DomainRow({ type, group }: DomainRowProps) {
  const { t } = useTranslation()
  const address = useAddress(type)
  if (address === null) return null
  const row = <ListRow label={t(`addresses.${type}`)} note={t(`addresses.${type}Note`)} href={address} />
  return group === undefined ? row : <ListGroup title={group}>{row}</ListGroup>
}
