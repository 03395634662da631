import { Component, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useGoHome } from '../routes/useGoHome.ts'
import { Button } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ScreenLoadError } from './lazyScreen.tsx'
import { ScreenNotLoaded } from '../features/loading/ScreenNotLoaded.tsx'

interface ScreenBoundaryProps {
  readonly children: ReactNode
}

interface ScreenBoundaryState {
  readonly fault: { readonly error: unknown } | null
  /** How often in a row the screen's code could not be loaded. */
  readonly loadFailures: number
}

/**
 * Catches errors of one screen, so that the rest of the app keeps working. The error itself is reported by
 * `onCaughtError` of the React root.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { fault: null, loadFailures: 0 }

  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { fault: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.setState(({ loadFailures }) => ({
      loadFailures: error instanceof ScreenLoadError ? loadFailures + 1 : 0,
    }))
  }

  readonly retry = () => {
    const error = this.state.fault?.error
    if (error instanceof ScreenLoadError) error.forget()
    this.setState({ fault: null })
  }

  override render() {
    const { fault, loadFailures } = this.state
    if (fault === null) return this.props.children
    if (!(fault.error instanceof ScreenLoadError)) return <ScreenFault onRetry={this.retry} />
    return <ScreenNotLoaded failures={Math.max(1, loadFailures)} onRetry={this.retry} />
  }
}

function ScreenFault({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const goHome = useGoHome()
  const leave = () => {
    onRetry()
    goHome()
  }
  return (
    <EmptyState
      art="error"
      title={t('states.fault.title')}
      text={t('states.fault.text')}
      actions={
        <>
          <Button onPress={onRetry}>{t('common.action.retry')}</Button>
          <Button kind="secondary" onPress={leave}>
            {t('common.action.goHome')}
          </Button>
        </>
      }
    />
  )
}
