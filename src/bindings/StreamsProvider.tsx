import { createContext, type ReactNode, useContext } from 'react'
import type { MemberStreams, Streams } from '../../streams/index.ts'
import { useStream } from './useStream.ts'

const StreamsContext = createContext<Streams | null>(null)
const MemberContext = createContext<MemberStreams | null>(null)

/** Provides the streams created in `main.ts` to all components below. */
export function StreamsProvider(props: { readonly streams: Streams; readonly children: ReactNode }) {
  return <StreamsContext value={props.streams}>{props.children}</StreamsContext>
}

export function useStreams(): Streams {
  const streams = useContext(StreamsContext)
  if (streams === null) throw new Error('useStreams outside StreamsProvider')
  return streams
}

/** Renders its children with the signed-in member's streams; `fallback` while there is none. */
export function MemberProvider(props: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  const member = useStream(useStreams().member$)
  if (member === null) return props.fallback
  return <MemberContext value={member}>{props.children}</MemberContext>
}

export function useMember(): MemberStreams {
  const member = useContext(MemberContext)
  if (member === null) throw new Error('useMember outside MemberProvider')
  return member
}
