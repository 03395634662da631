import { type Match, teamNames } from '../../../streams/index.ts'
import {
  MOST_PREDICTED_GOALS,
  type MatchPredictionModel,
  type MatchPredictionView,
} from '../../../streams/predictions.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Stepper } from '../../ui/form/Stepper.tsx'
import { problemWords, scoreText } from '../../words/predictionWords.ts'
import styles from './Predictions.module.css'

interface ScoreFormProps {
  readonly match: Pick<Match, 'teams'>
  readonly view: MatchPredictionView
  readonly model: Pick<MatchPredictionModel, 'setGoals' | 'send'>
}

/** Two steppers for the score that the member expects, until the match begins. */
export function ScoreForm({ match, view, model }: ScoreFormProps) {
  const { t, i18n } = useTranslation()
  const names = teamNames(match)
  const busy = view.phase !== 'editing'
  const problem = problemWords(i18n, view.problem)
  return (
    <>
      <p className={styles.rules}>{t('predictions.rules')}</p>
      <div className={styles.steppers}>
        {(['home', 'away'] as const).map((side) => (
          <Goals
            key={side}
            team={names[side]}
            goals={view.score[side]}
            onChange={(goals) => {
              if (!busy) model.setGoals(side, goals)
            }}
          />
        ))}
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {view.own !== null && !view.changed && !busy ? (
        <p className={styles.say} role="status">
          {t('predictions.unchanged')}
        </p>
      ) : (
        <Button busy={busy} onPress={model.send}>
          {view.own === null
            ? t('predictions.send')
            : t('predictions.change', { score: scoreText(view.score) })}
        </Button>
      )}
      {view.phase === 'checking' && (
        <p className={styles.say} role="status">
          {t('predictions.checking')}
        </p>
      )}
    </>
  )
}

interface GoalsProps {
  readonly team: string
  readonly goals: number
  readonly onChange: (goals: number) => void
}

function Goals({ team, goals, onChange }: GoalsProps) {
  const { t } = useTranslation()
  return (
    <Stepper
      label={team}
      name={t('predictions.goalsOf', { team })}
      value={String(goals)}
      labels={{ lower: t('predictions.fewer', { team }), raise: t('predictions.more', { team }) }}
      onLower={() => {
        onChange(Math.max(0, goals - 1))
      }}
      onRaise={() => {
        onChange(Math.min(MOST_PREDICTED_GOALS, goals + 1))
      }}
      onType={(text) => {
        const typed = goalsOf(text, goals)
        if (typed !== null) onChange(typed)
      }}
    />
  )
}

/** The goals that were typed; a digit that would make too many replaces the others. `null` for anything else. */
function goalsOf(text: string, before: number): number | null {
  const digits = text.trim()
  if (digits === '') return 0
  if (!/^\d{1,4}$/.test(digits)) return null
  const typed = Number(digits)
  if (typed <= MOST_PREDICTED_GOALS) return typed
  const fresh = digits.startsWith(String(before)) ? Number(digits.slice(String(before).length)) : typed
  return Math.min(MOST_PREDICTED_GOALS, fresh)
}
