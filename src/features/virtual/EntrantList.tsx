import type { VirtualMatch } from '../../../streams/virtual.ts'
import { PriceButton } from '../price/PriceButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NumberMark } from './NumberMark.tsx'
import styles from './EntrantList.module.css'

const WIN = { kind: 'outright', stat: 'places', period: 'match' } as const
const PLACE = { kind: 'place', stat: 'places', period: 'match' } as const
const MAIN_SLOT = 1
/** Fields of this size or more pay three places, smaller ones two (docs/virtual-sports.md, 5.1). */
const LARGE_FIELD = 8

/** The entrants of a race with their form, and the prices for the win and a place. */
export function EntrantList({ entry }: { readonly entry: VirtualMatch }) {
  const { t } = useTranslation()
  const { entrants, match } = entry
  const places = String(entrants.length >= LARGE_FIELD ? 3 : 2)
  return (
    <section aria-label={t('virtual.entrants')}>
      <div className={styles.caption}>
        <span>{t('virtual.entrants')}</span>
        <span>{t('virtual.win')}</span>
        <span>{t('virtual.place', { places })}</span>
      </div>
      <ul className={styles.list}>
        {entrants.map(({ number, name, form }) => (
          <li key={number} className={styles.row}>
            <NumberMark number={number} />
            <div className={styles.words}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.form}>
                {form.length === 0 ? t('virtual.noForm') : t('virtual.form', { places: form.join('-') })}
              </span>
            </div>
            {[WIN, PLACE].map((spec) => (
              <PriceButton
                key={spec.kind}
                matchId={match.id}
                spec={spec}
                slot={MAIN_SLOT}
                side={`entrant:${String(number)}`}
                home=""
                away=""
                variant="two"
                bare
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
