import { type ReactNode, useId } from 'react'
import dayjs from 'dayjs'
import type { Feed } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './Section.module.css'

interface SectionProps<T> {
  readonly title: string
  readonly note?: ((value: T) => string) | undefined
  readonly feed: Feed<T>
  /** Said instead of the content when there is none; `null` shows the content. */
  readonly empty?: ((value: T) => string | null) | undefined
  readonly children: (value: T) => ReactNode
}

/** One part of the statistics in each state of its feed: loading, failed, old, empty, or there. */
export function Section<T>({ title, note, feed, empty, children }: SectionProps<T>) {
  const id = useId()
  const { value } = feed
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Note feed={feed} note={value === undefined ? '' : (note?.(value) ?? '')} />
      </div>
      {value === undefined ? (
        <Missing failed={feed.status === 'failed' ? feed.reason : null} />
      ) : (
        <Content nothing={empty?.(value) ?? null}>{() => children(value)}</Content>
      )}
    </section>
  )
}

function Note({ feed, note }: { readonly feed: Feed<unknown>; readonly note: string }) {
  const { t } = useTranslation()
  const text =
    feed.status === 'stale' ? t('statistics.old', { time: dayjs(feed.asOf).format('HH:mm:ss') }) : note
  return text === '' ? null : <span className={styles.note}>{text}</span>
}

function Missing({ failed }: { readonly failed: string | null }) {
  const { t } = useTranslation()
  if (failed === null)
    return (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </div>
    )
  return (
    <p className={styles.empty}>{failed === 'refused' ? t('statistics.none') : t('statistics.failed')}</p>
  )
}

function Content({
  nothing,
  children,
}: {
  readonly nothing: string | null
  readonly children: () => ReactNode
}) {
  return nothing === null ? children() : <p className={styles.empty}>{nothing}</p>
}
