import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  back?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Icon buttons at the right. */
  actions?: ReactNode
  /** `raised` is for the match page: a raised background, 44 high, with a smaller title. */
  surface?: 'page' | 'raised' | undefined
}

/** The header of a page: back button, title and actions. A top-level page has no back button. */
export function PageHeader({ title, back, actions, surface = 'page' }: PageHeaderProps) {
  if (back === undefined) {
    return (
      <header className={classNames(styles.header, styles.top)}>
        <h1 className={styles.name}>{title}</h1>
        {actions}
      </header>
    )
  }
  return (
    <header className={classNames(styles.header, styles[surface])}>
      <IconButton icon="left" label={back.label} onPress={back.onPress} />
      <h1 className={styles.title}>{title}</h1>
      {actions ?? <span className={styles.balance} />}
    </header>
  )
}
