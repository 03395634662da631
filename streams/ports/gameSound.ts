import type { Observable } from 'rxjs'

/** A text to be spoken. */
export interface Utterance {
  readonly text: string
  /** Such as `zh-CN` or `en`. */
  readonly lang: string
  /** 1 is the voice's own. */
  readonly pitch: number
  /** 0 to 1. */
  readonly volume: number
}

/** A tone of a short signal. */
export interface Tone {
  /** Hz. */
  readonly pitch: number
  /** From the beginning of the signal, ms. */
  readonly at: number
  /** How long it sounds, ms. */
  readonly for: number
}

/** Sounds of games: speech with the device's own voices, and tones. Never errors; a device may have neither. */
export interface GameSound {
  /** Speaks, in place of what is being spoken; emits once, false when there is no local voice of the language. */
  speak(utterance: Utterance): Observable<boolean>
  /** `volume` is 0 to 1. */
  play(tones: readonly Tone[], volume: number): void
  /** Stops what is being spoken. */
  hush(): void
}
