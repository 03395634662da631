import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SearchModel } from '../../../streams/search.ts'
import { searchStreams } from '../../../streams/search.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { SearchHistory } from '../../features/search/SearchHistory.tsx'
import { SearchResults } from '../../features/search/SearchResults.tsx'
import { ElectronicGames, useElectronicGames } from '../../features/siteContent/ElectronicGames.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './SearchScreen.module.css'

/** The search for teams and leagues. The text is kept in the address, so that Back returns to what was found. */
export function SearchScreen() {
  const { t } = useTranslation()
  const member = useMember()
  const open = member.part(searchStreams)
  const model = useScope((screen) => open?.(screen) ?? null, member)
  return (
    <>
      {open === null && <GamesAlone />}
      {model !== null && (
        <>
          <VisuallyHidden as="h1">{t('search.title')}</VisuallyHidden>
          <Open model={model} />
        </>
      )}
    </>
  )
}

/** At a venue that cannot search. */
function GamesAlone() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.home)
  const none = useElectronicGames().length === 0
  return (
    <>
      <PageHeader title={t('siteContent.games')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScrollArea>
        {none ? <EmptyState art="flag" title={t('search.none')} /> : <ElectronicGames titled={false} />}
      </ScrollArea>
    </>
  )
}

const IN_QUERY = 'q'

function Open({ model }: { readonly model: SearchModel }) {
  const { t } = useTranslation()
  const { text, history, state } = useStream(model.view$)
  const [params, setParams] = useSearchParams()
  const back = useGoBack(PATHS.home)
  const asked = params.get(IN_QUERY) ?? ''
  useEffect(() => {
    model.type(asked)
  }, [model, asked])
  const type = (typed: string) => {
    model.type(typed)
    setParams(typed === '' ? {} : { [IN_QUERY]: typed }, { replace: true })
  }
  return (
    <>
      <form
        className={styles.head}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          model.keep()
        }}
      >
        <IconButton icon="left" label={t('common.action.back')} onPress={back} />
        <div className={styles.field}>
          <Field
            type="search"
            inputMode="search"
            icon="search"
            label={t('search.field')}
            value={text}
            onChange={type}
            autoComplete="off"
          />
        </div>
      </form>
      <ScreenBanner reports="nothing" />
      <ScrollArea busy={state.status === 'searching'}>
        {state.status === 'idle' ? (
          <>
            <SearchHistory
              history={history}
              onChoose={type}
              onForget={model.forget}
              onForgetAll={model.forgetAll}
            />
            <ElectronicGames />
          </>
        ) : (
          <SearchResults state={state} onRetry={model.retry} onOpen={model.keep} />
        )}
      </ScrollArea>
    </>
  )
}
