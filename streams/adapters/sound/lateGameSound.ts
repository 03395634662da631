import { catchError, defer, from, mergeMap, of } from 'rxjs'
import type { GameSound } from '../../ports/gameSound.ts'

type LoadSound = () => Promise<GameSound>

const loadSound: LoadSound = async () => (await import('./gameSound.ts')).createGameSound()

/** Loads the code of sounds with the first of them, since most screens have none. A failed load is silence. */
export function createLateGameSound(load: LoadSound = loadSound): GameSound {
  let loading: Promise<GameSound> | null = null
  const loaded = (): Promise<GameSound> =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
  return {
    speak: (utterance) =>
      defer(() => from(loaded())).pipe(
        mergeMap((sound) => sound.speak(utterance)),
        catchError(() => of(false)),
      ),
    play: (tones, volume) => {
      void loaded().then(
        (sound) => {
          sound.play(tones, volume)
        },
        () => undefined,
      )
    },
    hush: () => {
      // Nothing was spoken before it was loaded.
      void loading?.then(
        (sound) => {
          sound.hush()
        },
        () => undefined,
      )
    },
  }
}
