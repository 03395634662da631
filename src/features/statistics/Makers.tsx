import { formatOdds, oddsFromScaled } from '../../../streams/index.ts'
import type { HundredOdds } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Makers.module.css'

const SIDES = ['home', 'draw', 'away'] as const

/** The 1X2 prices of other bookmakers: when the match was announced, and the present ones below them. */
export function Makers({ makers }: { readonly makers: HundredOdds['makers'] }) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('statistics.makers.maker')}</th>
          <td aria-hidden="true" />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {t(`markets.sideShort.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      {makers.map(({ maker, first, now }) => (
        <tbody key={maker}>
          <tr>
            <th scope="rowgroup" rowSpan={2} className={styles.maker}>
              {maker}
            </th>
            <Prices name={t('statistics.makers.first')} prices={first} />
          </tr>
          <tr className={styles.now}>
            <Prices name={t('statistics.makers.now')} prices={now} />
          </tr>
        </tbody>
      ))}
    </table>
  )
}

interface PricesProps {
  readonly name: string
  readonly prices: HundredOdds['makers'][number]['first']
}

function Prices({ name, prices }: PricesProps) {
  return (
    <>
      <th scope="row" className={styles.when}>
        {name}
      </th>
      {SIDES.map((side) => {
        const odds = oddsFromScaled(prices[side])
        return <td key={side}>{odds === null ? '-' : formatOdds(odds, 'europe')}</td>
      })}
    </>
  )
}
