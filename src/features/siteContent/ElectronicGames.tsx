import { Link } from 'react-router-dom'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useSiteContent } from '../../bindings/useSiteContent.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ElectronicGames.module.css'

/** The games that can be launched at the present venue. */
export function useElectronicGames() {
  const code = useStream(useStreams().venue.code$)
  return useStream(useSiteContent().games$).filter(({ venue }) => venue === null || venue === code)
}

/** The games that can be launched; nothing where there are none. The heading is left out where the page has it. */
export function ElectronicGames({ titled = true }: { readonly titled?: boolean }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const games = useElectronicGames()
  if (games.length === 0) return null
  return (
    <section className={styles.games} aria-label={t('siteContent.games')}>
      {titled && <h2 className={styles.title}>{t('siteContent.games')}</h2>}
      <ul className={styles.grid}>
        {games.map(({ id, name, image, path }) => (
          <li key={id}>
            <Link className={styles.game} to={path}>
              {image !== '' && <img src={image} alt="" loading="lazy" decoding="async" />}
              <b>{read(name)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
