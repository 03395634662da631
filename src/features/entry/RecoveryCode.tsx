import { useState } from 'react'
import { useCopy } from '../../bindings/useShell.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Entry.module.css'

interface RecoveryCodeProps {
  readonly code: string
  readonly action: string
  readonly onKept: () => void
}

/** A new recovery code, which is shown only once, with its purpose. */
export function RecoveryCode({ code, action, onKept }: RecoveryCodeProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  const write = useCopy()
  const copy = () => {
    void write(code).then((isCopied) => {
      setCopied(isCopied ? 'copied' : 'notCopied')
    })
  }
  return (
    <div className={styles.form}>
      <p className={styles.words}>{t('entry.codeNote')}</p>
      <p className={styles.code} aria-label={t('entry.codeLabel', { code })}>
        {code}
      </p>
      <p className={styles.message} role="status">
        {copied !== null && t(`entry.${copied}`)}
      </p>
      <Button kind="secondary" onPress={copy}>
        {t('entry.copy')}
      </Button>
      <Button onPress={onKept}>{action}</Button>
    </div>
  )
}
