import { GAMES_PUSH_CLOSE_CODES } from '../../streams/wire/games/push.ts'
import type { TokenHolder } from '../site/tokens.ts'

/** The sign-in on a socket. */
export interface SignIn {
  readonly holder: TokenHolder | null
  /** Whether a token is being checked. */
  readonly checking: boolean
  /** Returns whether the token's member is signed in now; closes the socket when the token is refused. */
  signIn(token: string): Promise<boolean>
  /** Signs out for good. */
  end(): void
}

interface SignInDeps {
  /** The holder of a site token, or `null`. */
  readonly admit: (token: string) => Promise<TokenHolder | null>
  /** Whether the member may have another socket. */
  readonly mayJoin: (memberId: number) => boolean
  readonly close: (code: number, reason: string) => void
}

export function createSignIn({ admit, mayJoin, close }: SignInDeps): SignIn {
  let holder: TokenHolder | null = null
  let admittedToken = ''
  let checking = false
  let ended = false

  function refuse(code: number, reason: string): false {
    holder = null
    close(code, reason)
    return false
  }

  return {
    get holder() {
      return holder
    },
    get checking() {
      return checking
    },
    async signIn(token) {
      // Sessions of connected members are checked all the time, so a token is only checked when it is another one.
      if (holder !== null && token === admittedToken) return true
      // One check at a time, because each costs a signature and two reads.
      if (checking) return false
      checking = true
      const admitted = await admit(token).finally(() => {
        checking = false
      })
      // A closed socket would never be removed from the member's count.
      if (ended) return false
      if (admitted === null) return refuse(GAMES_PUSH_CLOSE_CODES.signedOut, 'the token is expired')
      if (admitted.memberId !== holder?.memberId && !mayJoin(admitted.memberId)) {
        return refuse(GAMES_PUSH_CLOSE_CODES.tooMany, 'too many connections')
      }
      holder = admitted
      admittedToken = token
      return true
    },
    end() {
      ended = true
      holder = null
    },
  }
}
