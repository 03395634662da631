import { createContext, type ReactNode, useContext, useState } from 'react'

const WordsContext = createContext<string | null>(null)
const TellContext = createContext<(words: string | null) => void>(() => undefined)

/** Keeps the words with which the last session was ended, for the login to say. */
export function LastExitProvider({ children }: { readonly children: ReactNode }) {
  const [words, setWords] = useState<string | null>(null)
  return (
    <TellContext value={setWords}>
      <WordsContext value={words}>{children}</WordsContext>
    </TellContext>
  )
}

/** Why the session ended; `null` when nobody ended it but the member. */
export function useLastExit(): string | null {
  return useContext(WordsContext)
}

export function useTellLastExit(): (words: string | null) => void {
  return useContext(TellContext)
}
