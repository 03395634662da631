import { useTranslation } from 'react-i18next'
import type { OutcomeBetView } from '../../../../streams/index.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { legWords, takenWords } from './outcomeWords.ts'

/** The legs of a bet with the prices they were taken at. */
export function BetLines({ bet }: { readonly bet: OutcomeBetView }) {
  const { t } = useTranslation()
  return bet.legs.map((leg) => <KeyValue key={leg.key} label={legWords(t, leg)} value={takenWords(t, leg)} />)
}
