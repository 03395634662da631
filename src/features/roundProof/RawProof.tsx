import type { RoundKey } from '../../../streams/rounds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { publishedProofPath } from '../../routes/paths.ts'
import styles from './RoundProof.module.css'

/** Leads to what the platform has published, which anyone can check with other tools. */
export function RawProof({ round: { product, game, round } }: { readonly round: RoundKey }) {
  const { t } = useTranslation()
  return (
    <a
      className={styles.raw}
      href={publishedProofPath(product, game, round)}
      target="_blank"
      rel="noreferrer"
    >
      {t('games.proof.raw')}
    </a>
  )
}
