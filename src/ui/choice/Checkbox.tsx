import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with its label. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i className={classNames(styles.box, checked && styles.on)}>
        {checked && <Icon name="check" size="s" />}
      </i>
      {label}
    </label>
  )
}
