import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGameBanners } from '../../bindings/useGameBanners.ts'
import { GAME_IN_QUERY, roomPath } from '../../routes/paths.ts'
import styles from './GameBanners.module.css'

/** Tells whether there are banners, so that the list keeps a line for them only then. */
export function WatchBanners({ onKnown }: { readonly onKnown: (some: boolean) => void }) {
  const some = useGameBanners().length > 0
  useEffect(() => {
    onKnown(some)
  }, [some, onKnown])
  return null
}

/** The banners of the games, in a row that can be moved sideways. Each opens its game in a room that is live. */
export function GameBanners() {
  const { t } = useTranslation()
  const banners = useGameBanners()
  return (
    <nav className={styles.banners} aria-label={t('anchorGame.games')}>
      {banners.map(({ id, game, roomId, title, picture }) => (
        <Link key={id} className={styles.banner} to={`${roomPath(roomId)}?${GAME_IN_QUERY}=${game}`}>
          <img src={picture} alt="" loading="lazy" decoding="async" />
          <b>{title}</b>
          <small>{t('anchorGame.beside')}</small>
        </Link>
      ))}
    </nav>
  )
}
