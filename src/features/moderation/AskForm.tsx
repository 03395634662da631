import { useState } from 'react'
import type { RoomModel } from '../../../streams/index.ts'
import { POLL_LIMITS } from '../../../streams/live.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'

interface AskFormProps {
  readonly polls: Pick<RoomModel['polls'], 'ask'>
  readonly onClose: () => void
}

/** Seconds. */
const TIMES = ['30', '60', '120', '300'] as const

/** An admin's poll: a question, two to four choices, and how long it is open. */
export function AskForm({ polls, onClose }: AskFormProps) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState('')
  const [choices, setChoices] = useState<readonly string[]>(['', ''])
  const [seconds, setSeconds] = useState<(typeof TIMES)[number]>('60')
  const typed = choices.map((choice) => choice.trim())
  const ready = question.trim() !== '' && typed.every((choice) => choice !== '')
  const ask = () => {
    // What was typed stays until the poll is open: it may be refused.
    polls.ask({ question: question.trim(), choices: typed, seconds: Number(seconds) }, onClose)
  }
  return (
    <SheetSection divide="hair">
      <SheetForm>
        <b>{t('polls.ask.title')}</b>
        <Field
          label={t('polls.ask.question', { limit: POLL_LIMITS.question })}
          value={question}
          onChange={(text) => setQuestion(firstOf(text, POLL_LIMITS.question))}
        />
        {choices.map((choice, place) => (
          <Field
            key={place}
            label={t('polls.ask.choice', { number: place + 1, limit: POLL_LIMITS.choice })}
            value={choice}
            onChange={(text) => setChoices(choices.with(place, firstOf(text, POLL_LIMITS.choice)))}
          />
        ))}
        {choices.length < POLL_LIMITS.mostChoices && (
          <Button kind="secondary" size="medium" onPress={() => setChoices([...choices, ''])}>
            {t('polls.ask.add')}
          </Button>
        )}
        <Segmented
          label={t('polls.ask.time')}
          items={TIMES.map((key) => ({ key, label: t('polls.ask.seconds', { seconds: key }) }))}
          selected={seconds}
          onSelect={setSeconds}
        />
        <Button size="medium" disabled={!ready} onPress={ask}>
          {t('polls.ask.start')}
        </Button>
      </SheetForm>
    </SheetSection>
  )
}

/** Cut by code point, so that no character is split. */
const firstOf = (text: string, most: number) => Array.from(text).slice(0, most).join('')
