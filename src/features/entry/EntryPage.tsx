import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { useLeaveTo } from '../../routes/useLeaveTo.ts'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import styles from './Entry.module.css'

interface EntryPageProps {
  readonly title: string
  /** `none` when leaving would lose what the page shows. */
  readonly back?: 'login' | 'none'
  readonly children: ReactNode
}

/** A page before sign-in, with a back button to the login. */
export function EntryPage({ title, back = 'login', children }: EntryPageProps) {
  const { t } = useTranslation()
  const leaveTo = useLeaveTo()
  const state: unknown = useLocation().state
  return (
    <>
      <PageHeader
        title={title}
        back={
          back === 'none'
            ? undefined
            : { label: t('common.action.back'), onPress: () => leaveTo(PATHS.login, state) }
        }
      />
      <ScrollArea>
        <div className={styles.page}>{children}</div>
      </ScrollArea>
    </>
  )
}
