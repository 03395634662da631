import styles from './StepSlider.module.css'

interface StepSliderProps {
  label: string
  /** The number of values, at least two. */
  steps: number
  /** The present value, from 0. */
  at: number
  /** The present value in words, for screen readers. */
  text: string
  onStep: (step: number) => void
}

/** Chooses one of several values in a row, by touch or with the arrow keys. */
export function StepSlider({ label, steps, at, text, onStep }: StepSliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={steps - 1}
      step={1}
      value={at}
      onChange={(event) => {
        onStep(event.target.valueAsNumber)
      }}
    />
  )
}
