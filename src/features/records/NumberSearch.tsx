import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Inset } from '../../ui/page/Inset.tsx'

interface NumberSearchProps {
  readonly text: string
  /** Whether it cannot be an order number. */
  readonly bad: boolean
  readonly onText: (text: string) => void
}

/** Finds bets by their order number, settled or not. */
export function NumberSearch({ text, bad, onText }: NumberSearchProps) {
  const { t } = useTranslation()
  return (
    <Inset>
      <Field
        label={t('bets.searchLabel')}
        hint={t('bets.searchHint')}
        icon="search"
        type="search"
        inputMode="search"
        value={text}
        error={bad ? t('bets.searchBad') : null}
        onChange={onText}
        end={
          text !== '' && (
            <IconButton
              icon="close"
              label={t('bets.searchClear')}
              onPress={() => {
                onText('')
              }}
            />
          )
        }
      />
    </Inset>
  )
}
