import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddresses } from '../../bindings/useAddresses.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { overlayOf } from '../../routes/overlays.ts'
import { overlayStack } from '../../routes/overlayStack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { AddressList } from './AddressList.tsx'

/** Shows the site's permanent address once on this device, where no other sheet is open. */
export function PermanentDomain() {
  const { t, i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  const location = useLocation()
  const { permanent } = useAddresses()
  const view = useStream(permanent.view$)
  const isFree = overlayOf(location.hash) === null && overlayStack(location).length === 0
  if (!view.isOpen || !isFree) return null
  return (
    <Sheet
      open
      onClose={permanent.close}
      label={t('addresses.permanent')}
      header={<SheetHeader>{t('addresses.permanent')}</SheetHeader>}
      footer={<Button onPress={permanent.close}>{t('addresses.kept')}</Button>}
    >
      <SheetSection>
        <AddressList view={view} />
      </SheetSection>
    </Sheet>
  )
}
