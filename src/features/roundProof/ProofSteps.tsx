import type { TFunction } from 'i18next'
import type { ProofStep, RoundProof } from '../../../streams/rounds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { OwnBets } from './OwnBets.tsx'
import { ProofStepCard, ProofValue } from './ProofStepCard.tsx'
import { resultFields } from './proofWords.ts'
import styles from './RoundProof.module.css'

interface ProofStepsProps {
  readonly proof: RoundProof
  readonly steps: readonly ProofStep[]
}

/** The steps of a proof, each with its inputs. */
export function ProofSteps({ proof, steps }: ProofStepsProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('games.proof.steps')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <ProofStepCard key={step.step} step={step} number={index + 1} text={stepText(t, step)}>
            <StepValues proof={proof} step={step} />
          </ProofStepCard>
        ))}
      </ol>
    </section>
  )
}

function stepText(t: TFunction, step: ProofStep): string {
  return step.step === 'told' && step.told === null
    ? t('games.proof.text.untold')
    : t(`games.proof.text.${step.step}`)
}

function StepValues({ proof, step }: { readonly proof: RoundProof; readonly step: ProofStep }) {
  switch (step.step) {
    case 'commitment':
      return <CommitmentValues proof={proof} step={step} />
    case 'told':
      return <ToldValues proof={proof} told={step.told} />
    case 'draws':
      return <DrawValues proof={proof} draws={step.draws} />
    case 'result':
      return <ResultValues computed={step.computed} published={step.published} agrees={step.agrees} />
    case 'cut':
      return <CutValues computed={step.computed} published={step.published} />
    case 'bets':
      return <OwnBets bets={step.bets} />
  }
}

type StepOf<S extends ProofStep['step']> = Extract<ProofStep, { readonly step: S }>

function CommitmentValues({
  proof,
  step,
}: {
  readonly proof: RoundProof
  readonly step: StepOf<'commitment'>
}) {
  const { t } = useTranslation()
  return (
    <dl className={styles.pair}>
      <ProofValue label={t('games.proof.field.product')}>{proof.product}</ProofValue>
      <ProofValue label={t('games.proof.field.game')}>{proof.game}</ProofValue>
      <ProofValue label={t('games.proof.field.round')}>{proof.round}</ProofValue>
      <ProofValue label={t('games.proof.field.seed')} long>
        {step.seed}
      </ProofValue>
      <ProofValue label={t('games.proof.field.computed')} long>
        {step.computed}
      </ProofValue>
      <ProofValue label={t('games.proof.field.published')} long>
        {step.published}
      </ProofValue>
    </dl>
  )
}

function ToldValues({ proof, told }: { readonly proof: RoundProof; readonly told: string | null }) {
  const { t } = useTranslation()
  if (told === null) return null
  return (
    <dl className={styles.pair}>
      <ProofValue label={t('games.proof.field.told')} long>
        {told}
      </ProofValue>
      <ProofValue label={t('games.proof.field.published')} long>
        {proof.commitment}
      </ProofValue>
    </dl>
  )
}

/** Most draws that are listed; a batch of virtual sports has hundreds. */
const LISTED_DRAWS = 40

function DrawValues({
  proof,
  draws,
}: {
  readonly proof: RoundProof
  readonly draws: StepOf<'draws'>['draws']
}) {
  const { t } = useTranslation()
  const { shoe } = proof
  const left = shoe?.left ?? null
  return (
    <dl className={styles.pair}>
      {shoe !== null && <ProofValue label={t('games.proof.field.shoe')}>{shoe.number}</ProofValue>}
      {left !== null && (
        <ProofValue label={t('games.proof.field.cardsLeft')}>
          {t('games.proof.cards', { count: left.reduce((sum, count) => sum + count, 0) })}
        </ProofValue>
      )}
      <ProofValue label={t('games.proof.drawsCount', { count: draws.length })} whole>
        {draws
          .slice(0, LISTED_DRAWS)
          .map(({ of, value }) => t('games.proof.draw', { value: String(value), of: String(of) }))
          .join(' · ')}
        {draws.length > LISTED_DRAWS && ' …'}
      </ProofValue>
    </dl>
  )
}

function ResultValues({
  computed,
  published,
  agrees,
}: Pick<StepOf<'result'>, 'computed' | 'published' | 'agrees'>) {
  const { t, i18n } = useTranslation()
  const fields = resultFields(i18n, t, computed)
  return (
    <dl className={styles.pair}>
      {fields.map(({ label, value }) => (
        <ProofValue key={label} label={label}>
          {value}
        </ProofValue>
      ))}
      {agrees !== true && (
        <ProofValue label={t('games.proof.field.published')} long>
          {published === null ? t('games.proof.noResult') : JSON.stringify(published)}
        </ProofValue>
      )}
    </dl>
  )
}

function CutValues({ computed, published }: Pick<StepOf<'cut'>, 'computed' | 'published'>) {
  const { t } = useTranslation()
  return (
    <dl className={styles.pair}>
      <ProofValue label={t('games.proof.field.computed')}>
        {t('games.proof.cut', { count: computed })}
      </ProofValue>
      <ProofValue label={t('games.proof.field.published')}>
        {published === null ? '–' : t('games.proof.cut', { count: published })}
      </ProofValue>
    </dl>
  )
}
