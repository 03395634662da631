import type { TFunction } from 'i18next'
import {
  type GroupView,
  hasQuickChoice,
  type LotteryModel,
  type LotteryView,
  type Play,
  QUICK_CHOICES,
  type ValueView,
} from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { valueWord } from '../../words/lotteryWords.ts'
import { Die } from './Die.tsx'
import { oddsText } from './oddsText.ts'
import { groupWord } from './valueWords.ts'
import styles from './NumberGroups.module.css'

interface NumberGroupsProps {
  readonly model: LotteryModel
  readonly view: LotteryView
}

/** The values of the present play, with missing and counts where the member wants them. */
export function NumberGroups({ model, view }: NumberGroupsProps) {
  const { t } = useTranslation()
  const { coldHot, missRemind } = useStream(useLottery().settings.settings$)
  const { play } = view.state
  if (play === null) return null
  return (
    <div>
      {(coldHot || missRemind) && (
        <p className={styles.legend}>
          {missRemind && <span>{t(coldHot ? 'lottery.legend.missingLeft' : 'lottery.legend.missing')}</span>}
          {coldHot && (
            <>
              <span>{t(missRemind ? 'lottery.legend.countRight' : 'lottery.legend.count')}</span>
              <span>
                <Icon name="hot" size="s" /> {t('lottery.legend.hot')}
              </span>
              <span>✳ {t('lottery.legend.cold')}</span>
            </>
          )}
          <span>{t('lottery.legend.past')}</span>
        </p>
      )}
      {view.groups.map((group, index) => (
        // The groups of a play never move.
        <Group
          key={`${play.playId} ${index}`}
          model={model}
          play={play}
          group={group}
          index={index}
          coldHot={coldHot}
          missRemind={missRemind}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  readonly model: LotteryModel
  readonly play: Play
  readonly group: GroupView
  readonly index: number
  readonly coldHot: boolean
  readonly missRemind: boolean
}

function Group({ model, play, group, index, coldHot, missRemind }: GroupProps) {
  const { t } = useTranslation()
  const title = groupWord(t, play, group.group, index)
  const quick = QUICK_CHOICES.filter((each) => hasQuickChoice(group.group, each))
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title} <small>{t('lottery.chosen', { count: group.chosen })}</small>
        </h2>
        <div className={styles.quick} role="group" aria-label={t('lottery.quick.label', { group: title })}>
          {quick.map((each) => (
            <button key={each} type="button" onClick={() => model.basket.quick(index, each)}>
              {t(`lottery.quick.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.values}>
        {group.values.map((value) => (
          <Value
            key={value.value}
            play={play}
            value={value}
            coldHot={coldHot}
            missRemind={missRemind}
            onPress={() => model.basket.toggle(index, value.value)}
          />
        ))}
      </div>
    </section>
  )
}

/** The figures that are shown beside a value; `null` for one that is not. */
interface Figures {
  readonly missing: number | null
  readonly count: number | null
}

function saidOf(t: TFunction, value: string, { missing, count }: Figures): string {
  if (count === null) {
    return missing === null ? value : t('lottery.valueMissing', { value, missing: String(missing) })
  }
  return missing === null
    ? t('lottery.valueCount', { value, count })
    : t('lottery.valueBoth', { value, missing: String(missing), count })
}

interface ValueProps {
  readonly play: Play
  readonly value: ValueView
  readonly coldHot: boolean
  readonly missRemind: boolean
  readonly onPress: () => void
}

const FACES_FROM = 504
const FACES_TO = 507

function Value({ play, value, coldHot, missRemind, onPress }: ValueProps) {
  const { t } = useTranslation()
  const word = valueWord(t, play, value.value)
  const isFace = play.playId >= FACES_FROM && play.playId <= FACES_TO
  const missing = missRemind ? value.missing : null
  const count = coldHot ? value.count : null
  const figures = [missing, count].filter((figure) => figure !== null)
  return (
    <button
      type="button"
      className={classNames(styles.value, value.chosen && styles.on)}
      aria-pressed={value.chosen}
      aria-label={saidOf(t, word, { missing, count })}
      onClick={onPress}
    >
      <span className={classNames(styles.ball, word.length > 2 && styles.wide)}>
        {isFace ? <Die face={Number(value.value)} /> : word}
        {coldHot && value.hot && <Icon name="hot" size="s" className={styles.mark} />}
        {coldHot && value.cold && !value.hot && <i className={styles.mark}>✳</i>}
      </span>
      {value.odds !== null && <small>{oddsText(value.odds)}</small>}
      {figures.length > 0 && <small>{figures.join(' | ')}</small>}
    </button>
  )
}
