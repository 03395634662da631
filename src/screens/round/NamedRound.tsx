import type { RoundKey } from '../../../streams/rounds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { Inset } from '../../ui/page/Inset.tsx'

const PRODUCTS = ['anchorGame', 'casino', 'lottery', 'virtual'] as const

interface NamedRoundProps {
  readonly round: RoundKey
  /** What its game is called. */
  readonly name: string
}

/** Which round is proven: product, game and number. */
export function NamedRound({ round: { product, round }, name }: NamedRoundProps) {
  const { t } = useTranslation()
  const known = PRODUCTS.find((each) => each === product)
  const words = known === undefined ? product : t(`games.product.${known}`)
  return (
    <Inset>
      <Note align="start">
        {`${t('games.proof.of', { product: words, game: name })} · ${t('games.proof.round', { round })}`}
      </Note>
    </Inset>
  )
}
