import { useState } from 'react'
import type { TFunction } from 'i18next'
import { type Currency, offered } from '../../../streams/index.ts'
import { MAX_QUICK_STAKES, type QuickStakeFault, readQuickStake } from '../../../streams/slip.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './QuickStakesRow.module.css'

/** The site's quick stakes in the present currency, and a sheet that changes them. */
export function QuickStakesRow() {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const { rules, quickStakes$ } = useMember()
  const chosen = useStream(settings.settings$)
  const ofVenue = useStream(quickStakes$)
  const currency = offered(rules.currencies, chosen.currency)
  return (
    <QuickStakesSheet
      name="quick"
      title={t('settings.quickStakes.title')}
      currency={currency}
      now={chosen.quickStakes[currency] ?? ofVenue}
      usual={ofVenue}
      onStakes={(stakes) => {
        settings.setQuickStakes(currency, stakes)
      }}
    />
  )
}

interface QuickStakesSheetProps extends QuickStakesFormProps {
  /** The name of the setting in the address while its sheet is open. */
  readonly name: 'quick' | 'quick-series'
  readonly title: string
  readonly currency: Currency
}

/** A row with quick stakes, and a sheet that changes them. */
export function QuickStakesSheet({ name, title, currency, ...form }: QuickStakesSheetProps) {
  const { t } = useTranslation()
  const { open, show, close } = useOverlayStep(`setting-${name}`)
  const { now, usual } = form
  return (
    <>
      <ListRow
        label={title}
        value={now.map((units) => units.toLocaleString('en-US')).join(' / ')}
        onPress={show}
      />
      <Sheet
        open={open}
        onClose={close}
        label={title}
        header={
          <SheetHeader actions={<IconButton icon="close" label={t('common.action.close')} onPress={close} />}>
            {`${title} ${t(`common.currency.${currency}`)}`}
          </SheetHeader>
        }
      >
        {/* begun again once the venue's amounts are known */}
        {open && <QuickStakesForm key={[currency, ...(usual ?? [])].join()} {...form} />}
      </Sheet>
    </>
  )
}

interface QuickStakesFormProps {
  readonly now: readonly number[]
  /** The amounts of a member without own ones; `null` where they are not known. */
  readonly usual: readonly number[] | null
  /** `null` for the usual amounts. */
  readonly onStakes: (stakes: readonly number[] | null) => void
}

/** Stores the amounts as soon as all of them are valid; until then what was stored last stays. */
function QuickStakesForm({ now, usual, onStakes }: QuickStakesFormProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState<readonly string[]>(now.map(String))
  const put = (next: readonly string[]) => {
    setTexts(next)
    const read = next.map(readQuickStake)
    const units = read.filter((one) => typeof one === 'number')
    if (units.length > 0 && units.length === read.length && new Set(units).size === units.length) {
      onStakes(units)
    }
  }
  return (
    <SheetSection>
      <div className={styles.fields}>
        {texts.map((text, index) => (
          <Field
            key={index}
            label={t('settings.quickStakes.field', { place: String(index + 1) })}
            value={text}
            inputMode="numeric"
            error={faultWords(t, texts, index)}
            onChange={(typed) => {
              put(texts.map((other, place) => (place === index ? typed : other)))
            }}
            end={
              texts.length > 1 && (
                <IconButton
                  icon="close"
                  label={t('settings.quickStakes.remove', { amount: text })}
                  onPress={() => {
                    put(texts.filter((_, place) => place !== index))
                  }}
                />
              )
            }
          />
        ))}
      </div>
      <ButtonRow>
        {usual !== null && (
          <Button
            kind="secondary"
            onPress={() => {
              setTexts(usual.map(String))
              onStakes(null)
            }}
          >
            {t('settings.quickStakes.restore')}
          </Button>
        )}
        <Button
          kind="secondary"
          disabled={texts.length >= MAX_QUICK_STAKES}
          onPress={() => {
            setTexts([...texts, ''])
          }}
        >
          {t('settings.quickStakes.add')}
        </Button>
      </ButtonRow>
      <Note align="start">
        {t('settings.quickStakes.note')} · {t('settings.quickStakes.saved')}
      </Note>
    </SheetSection>
  )
}

/** What is wrong with an amount; `null` for one that can be stored. */
function faultWords(t: TFunction, texts: readonly string[], index: number): string | null {
  const read = readQuickStake(texts[index] ?? '')
  const earlier = texts.slice(0, index).map(readQuickStake)
  const fault: QuickStakeFault | 'twice' | null =
    typeof read === 'string' ? read : earlier.includes(read) ? 'twice' : null
  return fault === null ? null : t(`settings.quickStakes.fault.${fault}`)
}
