import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { DocumentTitle } from '../features/title/DocumentTitle.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { HeadingFocus } from './HeadingFocus.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

interface PageProps {
  /** The window's title. */
  readonly title: string
  /** The shape of the skeleton that is shown while the screen's code loads. */
  readonly waiting: 'matches' | 'detail' | 'records'
  /** Shown in place of that skeleton by a screen that knows more while its code loads. */
  readonly frame?: ReactNode
  readonly children: ReactNode
}

const ROWS = { matches: 5, detail: 6, records: 4 } as const

/** The frame of one screen: its title, skeleton, error boundary, and the focus on its heading. */
export function Page({ title, waiting, frame, children }: PageProps) {
  const { t } = useTranslation()
  const skeleton = <Skeleton shape={waiting} rows={ROWS[waiting]} label={t('common.loading')} />
  return (
    <ScreenBoundary>
      <DocumentTitle page={title} />
      <Suspense fallback={frame ?? skeleton}>
        {children}
        <HeadingFocus />
      </Suspense>
    </ScreenBoundary>
  )
}
