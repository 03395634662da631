import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
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
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const toLogin = () => void navigate(PATHS.login, { state, replace: true })
  return (
    <>
      <PageHeader
        title={title}
        back={back === 'none' ? undefined : { label: t('common.action.back'), onPress: toLogin }}
      />
      <ScrollArea>
        <div className={styles.page}>{children}</div>
      </ScrollArea>
    </>
  )
}
