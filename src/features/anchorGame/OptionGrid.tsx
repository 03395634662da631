import type { TFunction } from 'i18next'
import { formatMoney, type Money } from '../../../streams/index.ts'
import type { AnchorOption, OptionView, PanelView } from '../../../streams/play.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './OptionGrid.module.css'

interface OptionGridProps {
  readonly view: PanelView
  readonly onTap: (option: AnchorOption) => void
}

const BACCARAT_ROWS: readonly (readonly AnchorOption[])[] = [
  ['player', 'tie', 'banker'],
  ['big', 'small', 'odd', 'even'],
]

/** The options with their prices, the shares of the crowd, and what the member has on them. */
export function OptionGrid({ view, onTap }: OptionGridProps) {
  const { t } = useTranslation()
  const { options, game } = view
  const rows =
    game === 'baccarat'
      ? BACCARAT_ROWS.map((row) =>
          row.flatMap((option) => options.find((each) => each.option === option) ?? []),
        )
      : [options]
  return (
    <div
      role="group"
      aria-label={t('anchorGame.options')}
      className={classNames(styles.rows, view.stage !== 'result' && styles.held)}
    >
      {rows.map((row) => (
        <div
          key={row.map(({ option }) => option).join()}
          className={classNames(styles.row, row.length > 2 && styles.dense, row.length > 3 && styles.four)}
        >
          {row.map((option) => (
            <OptionButton
              key={option.option}
              option={option}
              narrow={row.length > 2}
              view={view}
              onTap={onTap}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionButtonProps extends OptionGridProps {
  readonly option: OptionView
  /** One line has no room for both the crowd and the own bet; a second one would move the rows below. */
  readonly narrow: boolean
}

const ODDS_SCALE = 100_000

function OptionButton({ option, narrow, view, onTap }: OptionButtonProps) {
  const { t } = useTranslation()
  const { name, chosen, accepted, unknown, won, members, share } = option
  const open = view.stage === 'bet'
  const own = chosen !== null || accepted.length > 0 || unknown !== null
  const price = (option.odds / ODDS_SCALE).toFixed(2)
  const [mine, mineSaid] = ownWords(t, option)
  const crowd =
    share === null ? '' : t('anchorGame.crowd', { members: String(members), share: String(share) })
  return (
    <button
      type="button"
      className={classNames(
        styles.option,
        chosen !== null && styles.chosen,
        won === true && styles.won,
        !open && won !== true && !own && styles.dim,
        own && chosen === null && won !== true && styles.own,
      )}
      aria-pressed={chosen !== null}
      aria-disabled={!open || undefined}
      aria-label={[name, price, crowd, mineSaid].filter((part) => part !== '').join(', ')}
      onClick={() => {
        if (open) onTap(option.option)
      }}
    >
      <span className={styles.name}>
        {name}
        <b>{price}</b>
      </span>
      <span className={styles.meta}>
        <span>{narrow && mine !== '' ? '' : crowd}</span>
        <span className={classNames(styles.mine, won === true && styles.gain)}>{mine}</span>
      </span>
    </button>
  )
}

/** What the member has on an option, as it is shown and as it is read out. */
function ownWords(t: TFunction, { chosen, accepted, unknown, net }: OptionView): readonly [string, string] {
  const same = (words: string) => [words, words] as const
  if (net !== null) return same(net.map((money) => signed(money)).join(' '))
  const taken = accepted.map(short).join(' ')
  const takenWords = taken === '' ? '' : t('anchorGame.own.accepted', { amount: taken })
  if (chosen !== null) {
    const added = short(chosen)
    const addedWords = t('anchorGame.own.chosen', { amount: added })
    // The words for both would need a second line, which would move the rows below.
    return taken === '' ? same(addedWords) : [`${taken} + ${added}`, `${takenWords}, ${addedWords}`]
  }
  if (unknown !== null) return same(t('anchorGame.own.unknown', { amount: short(unknown) }))
  return same(takenWords)
}

function signed(amount: Money): string {
  return formatMoney(amount, { sign: true })
}

/** An amount without `.00`. */
function short(amount: Money): string {
  return formatMoney(amount, { symbol: true }).replace('.00', '')
}
