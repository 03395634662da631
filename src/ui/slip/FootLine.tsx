import { classNames } from '../text/classNames.ts'
import { Num } from '../text/Num.tsx'
import styles from './FootLine.module.css'

interface FootLineProps {
  /** Such as the balance before and after, or why the button above cannot be pressed. */
  items: readonly string[]
  /**
   * The longest text that is ever shown here: its height is kept, so that nothing above moves when the text
   * changes.
   */
  reserve: string
  /** `reason` is a sentence that explains the button above. */
  kind?: 'facts' | 'reason' | undefined
  /** For a button that is described by these items. */
  id?: string | undefined
}

/** Small centred facts below the main button, in a space of constant height. */
export function FootLine({ items, reserve, kind = 'facts', id }: FootLineProps) {
  return (
    <div className={styles.foot} data-reserve={reserve}>
      <ul id={id} className={classNames(styles.line, styles[kind])}>
        {items.map((item) => (
          <li key={item}>
            <Num>{item}</Num>
          </li>
        ))}
      </ul>
    </div>
  )
}
