import { SETTING_OPTIONS } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EntryLinks, HelpLinks } from '../features/entry/EntryLinks.tsx'
import { LoginForm } from '../features/entry/LoginForm.tsx'
import { useLastExit } from '../features/exits/LastExit.tsx'
import { ScrollArea } from '../ui/page/Column.tsx'
import { LoginArt } from '../ui/icon/LoginArt.tsx'
import { Note } from '../ui/feedback/Note.tsx'
import { Segmented } from '../ui/choice/Segmented.tsx'
import styles from './LoginScreen.module.css'

/** The sign-in page, with the choice of language. */
export function LoginScreen() {
  const { t } = useTranslation()
  const streams = useStreams()
  const model = useScope(streams.login, 'login')
  const lastExit = useLastExit()
  return (
    <ScrollArea>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <div className={styles.page}>
        <LoginArt />
        <h1 className={styles.name}>{t('common.appName')}</h1>
        <p className={styles.tagline}>{t('login.tagline')}</p>
        {model !== null && (
          <>
            <LoginForm model={model} lastExit={lastExit} />
            <EntryLinks />
          </>
        )}
      </div>
      {/* Together with the form, which would push it away in a low window. */}
      {model !== null && (
        <div className={styles.foot}>
          <Note>{t('login.adults')}</Note>
          <HelpLinks />
        </div>
      )}
    </ScrollArea>
  )
}

function LanguageChoice() {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const { language } = useStream(settings.settings$)
  return (
    <Segmented
      label={t('login.language')}
      items={SETTING_OPTIONS.language.map((key) => ({
        key,
        label: t(`common.languageShort.${key}`),
        ariaLabel: t(`common.language.${key}`),
      }))}
      selected={language}
      onSelect={(name) => {
        settings.change('language', name)
      }}
    />
  )
}
