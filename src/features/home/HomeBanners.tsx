import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHomeBanners } from '../../bindings/useHomeBanners.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { anchorGame } from '../../i18n/texts/cmn/anchorGame.ts'
import { siteContent } from '../../i18n/texts/cmn/siteContent.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GAME_IN_QUERY, roomPath } from '../../routes/paths.ts'
import { targetPath } from '../../routes/targetPath.ts'
import styles from './HomeBanners.module.css'

/** Tells whether there are banners, so that the list keeps a line for them only then. */
export function WatchBanners({ onKnown }: { readonly onKnown: (some: boolean) => void }) {
  const { site, games } = useHomeBanners()
  const some = site.length + games.length > 0
  useEffect(() => {
    onKnown(some)
  }, [some, onKnown])
  return null
}

/**
 * The banners of the operator and of the games, in a row that is moved sideways by its reader only. Each of a game
 * opens it in a room that is live.
 */
export function HomeBanners() {
  const { t, i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, { anchorGame, siteContent })
  })
  const read = useLocalText()
  const { site, games } = useHomeBanners()
  return (
    <nav className={styles.banners} aria-label={t('siteContent.banners')}>
      {site.map(({ id, image, title, text, target }) => (
        <Banner
          key={`site ${id}`}
          to={targetPath(target)}
          picture={image}
          title={read(title)}
          note={read(text)}
        />
      ))}
      {games.map(({ id, game, roomId, title, picture }) => (
        <Banner
          key={`game ${id}`}
          to={`${roomPath(roomId)}?${GAME_IN_QUERY}=${game}`}
          picture={picture}
          title={title}
          note={t('anchorGame.beside')}
        />
      ))}
    </nav>
  )
}

interface BannerProps {
  /** `null` for one that leads nowhere. */
  readonly to: string | null
  readonly picture: string
  readonly title: string
  readonly note: string
}

function Banner({ to, picture, title, note }: BannerProps) {
  const content = (
    <>
      {picture !== '' && <img src={picture} alt="" loading="lazy" decoding="async" />}
      <b>{title}</b>
      <small>{note}</small>
    </>
  )
  return to === null ? (
    <div className={styles.banner}>{content}</div>
  ) : (
    <Link className={styles.banner} to={to}>
      {content}
    </Link>
  )
}
