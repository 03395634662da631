import { createContext, type ReactNode, useContext, useState } from 'react'

const WordsContext = createContext<string | null>(null)
const TellContext = createContext<(words: string | null) => void>(() => undefined)

/** Keeps the message of the last exit, which the login shows. */
export function LastExitProvider({ children }: { readonly children: ReactNode }) {
  const [words, setWords] = useState<string | null>(null)
  return (
    <TellContext value={setWords}>
      <WordsContext value={words}>{children}</WordsContext>
    </TellContext>
  )
}

/** Why the session ended; `null` when the member signed out, or no session has ended. */
export function useLastExit(): string | null {
  return useContext(WordsContext)
}

export function useSetLastExit(): (words: string | null) => void {
  return useContext(TellContext)
}
