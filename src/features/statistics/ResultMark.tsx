import type { Meeting } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './ResultMark.module.css'

/** Won, drawn or lost, as a letter in a box. */
export function ResultMark({ result }: Pick<Meeting, 'result'>) {
  const { t } = useTranslation()
  if (result === 'unknown') return null
  return <span className={classNames(styles.mark, styles[result])}>{t(`statistics.result.${result}`)}</span>
}
