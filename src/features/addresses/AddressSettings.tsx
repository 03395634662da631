import { useAddresses } from '../../bindings/useAddresses.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { AddressList } from './AddressList.tsx'
import { DomainRow } from './DomainRow.tsx'

/** The site's addresses: those to keep, and the links to its other domains. */
export function AddressSettings() {
  const { t } = useTranslation()
  const view = useStream(useAddresses().permanent.view$)
  const { open, show, close } = useOverlayStep('setting-addresses')
  return (
    <ListGroup title={t('addresses.site')}>
      <ListRow label={t('addresses.title')} note={t('addresses.note')} onPress={show} />
      <DomainRow type="vip" />
      <DomainRow type="customer" />
      <Sheet
        open={open}
        onClose={close}
        label={t('addresses.title')}
        header={<SheetHeader>{t('addresses.title')}</SheetHeader>}
      >
        <SheetSection>
          <AddressList view={view} />
        </SheetSection>
      </Sheet>
    </ListGroup>
  )
}
