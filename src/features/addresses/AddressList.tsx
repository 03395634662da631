import { useState } from 'react'
import type { PermanentDomainView } from '../../../streams/addresses.ts'
import { useCopy } from '../../bindings/useShell.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './AddressList.module.css'

/** The addresses to keep, each with a button that copies it. */
export function AddressList({ view: { address, main } }: { readonly view: PermanentDomainView }) {
  const { t } = useTranslation()
  if (address === null && main === null) return <p className={styles.words}>{t('addresses.none')}</p>
  return (
    <>
      <p className={styles.words}>{t('addresses.keep')}</p>
      {address !== null && <Address name={t('addresses.permanent')} address={address} />}
      {main !== null && main !== address && <Address name={t('addresses.main')} address={main} />}
    </>
  )
}

function Address({ name, address }: { readonly name: string; readonly address: string }) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const write = useCopy()
  const copy = () => {
    void write(address).then((isCopied) => {
      setSaid(isCopied ? 'copied' : 'notCopied')
    })
  }
  return (
    <div className={styles.place}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.address}>{address}</p>
      <Button
        kind="secondary"
        size="small"
        ariaLabel={said === null ? t('addresses.copyOf', { name }) : undefined}
        onPress={copy}
      >
        {said === null ? t('entry.copy') : t(`entry.${said}`)}
      </Button>
      <VisuallyHidden live="polite">{said === null ? '' : t(`entry.${said}`)}</VisuallyHidden>
    </div>
  )
}
