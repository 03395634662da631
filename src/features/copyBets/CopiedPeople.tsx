import { type CopyModel, formatMoney, money, offered } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './CopiedPeople.module.css'

/** The people whose bets are copied, with their caps and a button that ends it; nothing without one. */
export function CopiedPeople({ copies }: { readonly copies: CopyModel }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const people = useStream(copies.tipsters$)
  const chosen = useStreamPart(useStreams().settings.settings$, (settings) => settings.currency)
  const currency = offered(useStream(useMember().currencies$), chosen)
  if (people.length === 0) return null
  const amount = (minor: number) => formatMoney(money(minor, currency), { symbol: true })
  return (
    <SheetSection divide="hair">
      <h3 className={styles.title}>{t('copyBets.list')}</h3>
      {people.map(({ id, name, caps }) => {
        const cap = caps[currency]
        return (
          <div key={id} className={styles.person}>
            <span className={styles.words}>
              <bdi>{read(name)}</bdi>
              {cap !== undefined && (
                <small>{t('copyBets.caps', { bet: amount(cap.bet), day: amount(cap.day) })}</small>
              )}
            </span>
            <Button
              kind="outline"
              size="small"
              ariaLabel={t('copyBets.stopNamed', { name: read(name) })}
              onPress={() => {
                copies.stop(id)
              }}
            >
              {t('copyBets.stop')}
            </Button>
          </div>
        )
      })}
    </SheetSection>
  )
}
