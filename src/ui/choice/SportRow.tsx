import type { ComponentType, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { Choice, type ChoiceItem } from './Choice.tsx'
import styles from './SportRow.module.css'

export interface SportItem<K extends string = string> extends ChoiceItem<K> {
  readonly icon: IconName
  readonly label: string
  readonly count?: number | string | undefined
  /** How many of them are in play; not shown when 0. */
  readonly liveCount?: number | undefined
}

/** A page of its own among the sports. */
export interface SportLink {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly to: string
  /** Where it stands in the row, from 1. Of several links the others follow the first. */
  readonly place: 3 | 4
}

interface SportRowProps<K extends string> {
  label: string
  items: readonly SportItem<K>[]
  selected: K | null
  onSelect: (key: K) => void
  /** Before the sports; it stays when they scroll. */
  lead?: ReactNode
  /** Pages; they are drawn as `Link`. */
  links?: readonly SportLink[]
  Link?: ComponentType<{ to: string; className?: string | undefined; children: ReactNode }>
}

const FROM_PLACE = { 3: styles.fromThird, 4: styles.fromFourth } as const

/**
 * A row of sports, each an icon with its number of matches. Links are not tabs: they follow the list of tabs in the
 * document, and only their place on the screen is between them.
 */
export function SportRow<K extends string>(props: SportRowProps<K>) {
  const { label, items, selected, onSelect, lead, links = [], Link } = props
  const [first] = links
  return (
    <div className={styles.line}>
      {lead}
      <div className={classNames(styles.row, first && FROM_PLACE[first.place])} data-scrolls="">
        <Choice
          role="tablist"
          label={label}
          items={items}
          selected={selected}
          onSelect={onSelect}
          classes={{ list: styles.tabs, item: styles.sport, on: styles.on }}
        >
          {({ key: _, ...shown }) => <Sport {...shown} />}
        </Choice>
        {Link &&
          links.map(({ key, to, ...shown }) => (
            <Link key={key} to={to} className={classNames(styles.sport, styles.link)}>
              <Sport {...shown} />
            </Link>
          ))}
      </div>
    </div>
  )
}

function Sport({ icon, label, count, liveCount = 0 }: Omit<SportItem, 'key'>) {
  return (
    <>
      <Icon name={icon} size="nav" className={styles.icon} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <sup>{count}</sup>}
      {liveCount > 0 && <small className={styles.live}>{liveCount}</small>}
    </>
  )
}
