import type { TFunction } from 'i18next'
import type { AcceptanceSetting } from '../../streams/index.ts'

/** An acceptance setting with its meaning, as a choice. The words of `ask` come with the slip and the settings. */
export function acceptanceItem(t: TFunction, key: AcceptanceSetting) {
  return key === 'ask'
    ? { key, label: t('slipMore.policy.ask'), note: t('slipMore.policy.askNote') }
    : { key, label: t(`slip.policy.${key}`), note: t(`slip.policyNote.${key}`) }
}
