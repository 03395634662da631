import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ScreenLoadError } from './lazyScreen.tsx'

interface ScreenBoundaryProps {
  readonly children: ReactNode
}

interface ScreenBoundaryState {
  readonly fault: { readonly error: unknown } | null
}

/** A screen that broke does not take the others along. The fault itself is reported by the root. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { fault: null }

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { fault: { error } }
  }

  readonly retry = () => {
    const error = this.state.fault?.error
    if (error instanceof ScreenLoadError) error.forget()
    this.setState({ fault: null })
  }

  override render() {
    return this.state.fault === null ? this.props.children : <ScreenFault onRetry={this.retry} />
  }
}

function ScreenFault({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goHome = () => {
    onRetry()
    void navigate(PATHS.home)
  }
  return (
    <EmptyState
      art="error"
      title={t('states.fault.title')}
      text={t('states.fault.text')}
      actions={
        <>
          <Button onPress={onRetry}>{t('common.action.retry')}</Button>
          <Button kind="secondary" onPress={goHome}>
            {t('common.action.goHome')}
          </Button>
        </>
      }
    />
  )
}
