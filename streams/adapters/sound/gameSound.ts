import { defer, of } from 'rxjs'
import type { GameSound, Tone } from '../../ports/gameSound.ts'

/** Half of full scale, so that two tones at once do not clip. */
const LOUDEST = 0.5
/** A tone fades in and out in this time, s, so that it does not click. */
const FADE_S = 0.015
const MS_PER_S = 1000

/** Speech by `speechSynthesis`, and tones by Web Audio. */
export function createGameSound(window_: Window & typeof globalThis = window): GameSound {
  const speech = 'speechSynthesis' in window_ ? window_.speechSynthesis : null
  let audio: AudioContext | null = null

  /** A voice of the device itself: others send the text over the network. */
  function localVoice(lang: string): SpeechSynthesisVoice | undefined {
    const language = lang.toLowerCase()
    const local = speech?.getVoices().filter(({ localService }) => localService) ?? []
    const languageOf = (voice: SpeechSynthesisVoice): string => voice.lang.toLowerCase().replace('_', '-')
    return (
      local.find((voice) => languageOf(voice) === language) ??
      local.find((voice) => languageOf(voice).split('-', 1)[0] === language.split('-', 1)[0])
    )
  }

  return {
    speak: ({ text, lang, pitch, volume }) =>
      defer(() => {
        const voice = localVoice(lang)
        if (speech === null || voice === undefined) return of(false)
        const utterance = new window_.SpeechSynthesisUtterance(text)
        utterance.voice = voice
        utterance.lang = voice.lang
        utterance.pitch = pitch
        utterance.volume = volume
        speech.cancel()
        speech.speak(utterance)
        return of(true)
      }),
    play: (tones, volume) => {
      // Browsers hold sound back until the first gesture; what was missed by then is not caught up.
      if (!('AudioContext' in window_) || !hasGesture(window_.navigator)) return
      audio ??= new window_.AudioContext()
      if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
      for (const tone of tones) sound(audio, tone, volume)
    },
    hush: () => {
      speech?.cancel()
    },
  }
}

/** True in browsers that do not say. */
function hasGesture(navigator: Navigator): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

function sound(audio: AudioContext, { pitch, at, for: length }: Tone, volume: number): void {
  const from = audio.currentTime + at / MS_PER_S
  const to = from + length / MS_PER_S
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(volume * LOUDEST, from + FADE_S)
  gain.gain.setValueAtTime(volume * LOUDEST, Math.max(from + FADE_S, to - FADE_S))
  gain.gain.linearRampToValueAtTime(0, to)
  const oscillator = audio.createOscillator()
  oscillator.frequency.value = pitch
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(from)
  oscillator.stop(to)
}
