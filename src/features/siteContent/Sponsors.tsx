import type { Sponsor } from '../../../streams/siteContent.ts'
import { useSiteContent } from '../../bindings/useSiteContent.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Sponsors.module.css'

/** The partners of the site, at the foot of a page; nothing where it has none or shows none. */
export function Sponsors() {
  const { t } = useTranslation()
  const content = useSiteContent()
  const sponsors = useStream(content.sponsors$)
  const isWanted = useStream(content.homeConfig$)?.sponsors === true
  if (sponsors.length === 0 || !isWanted) return null
  return (
    <section className={styles.sponsors} aria-label={t('addresses.sponsors')}>
      <h2 className={styles.title}>{t('addresses.sponsors')}</h2>
      <ul className={styles.list}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id} className={styles.sponsor}>
            <SponsorCard sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SponsorCard({ sponsor: { name, role, logo } }: { readonly sponsor: Sponsor }) {
  const read = useLocalText()
  return (
    <>
      {logo !== '' && <img className={styles.logo} src={logo} alt="" />}
      <span className={styles.words}>
        <b>{read(name)}</b>
        <small>{read(role)}</small>
      </span>
    </>
  )
}
