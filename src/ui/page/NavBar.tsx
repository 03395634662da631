import { Icon, type IconName } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { classNames } from '../text/classNames.ts'
import { isPlainClick } from '../button/isPlainClick.ts'
import styles from './NavBar.module.css'

export interface NavItem<K extends string = string> {
  readonly key: K
  readonly icon: IconName
  readonly label: string
  readonly href: string
  readonly badge?: { readonly text: string; readonly label: string } | null | undefined
}

interface NavBarProps<K extends string> {
  label: string
  items: readonly NavItem<K>[]
  current: K | null
  onSelect: (key: K) => void
}

/** The bottom navigation. */
export function NavBar<K extends string>({ label, items, current, onSelect }: NavBarProps<K>) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.key}
          className={classNames(styles.item, item.key === current && styles.on)}
          href={item.href}
          aria-current={item.key === current ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onSelect(item.key)
          }}
        >
          <Icon name={item.icon} size="nav" />
          {item.label}
          {item.badge && (
            <>
              <sup aria-hidden="true">{item.badge.text}</sup>
              <VisuallyHidden>{item.badge.label}</VisuallyHidden>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}
