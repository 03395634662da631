import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { BODY, byMember, MEMBERS } from '../../http/endpoint.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import type { ImtyWay } from './imtyDeps.ts'

/** The venue's rows of the table of endpoints (docs/venues/imty.md, 1.6). */
export function imtyEndpoints({ code, basePath }: ImtyWay): readonly Endpoint[] {
  const read = {
    method: 'POST',
    protocol: `venue:${code}`,
    access: 'venueMember',
    limits: MEMBERS,
    maxBody: BODY.list,
    changes: false,
  } as const
  const write = { ...read, changes: true } as const
  const bet = { ...write, limits: [...MEMBERS, byMember('bet')] } as const
  const row = (call: keyof typeof IMTY_PATHS) => ({
    name: `${code.toLowerCase()}.${call}`,
    path: basePath + IMTY_PATHS[call],
  })
  return [
    { ...read, ...row('sportCount') },
    { ...read, ...row('competitionCount') },
    { ...read, ...row('eventPage') },
    { ...read, ...row('liveEvents') },
    { ...read, ...row('selectedEvents') },
    { ...read, ...row('outrights') },
    { ...read, ...row('virtualEvents') },
    { ...read, ...row('search') },
    { ...read, ...row('favourites') },
    { ...write, ...row('addFavourite') },
    { ...write, ...row('removeFavourite') },
    { ...read, ...row('betInfo') },
    { ...bet, ...row('placeBet'), maxBody: BODY.bet },
    { ...read, ...row('pendingStatus') },
    { ...read, ...row('betList') },
    { ...read, ...row('statement') },
    { ...bet, ...row('buyBack') },
    { ...read, ...row('balance') },
    { ...read, ...row('preferences') },
    { ...write, ...row('savePreferences') },
    { ...read, ...row('announcements') },
    { ...read, ...row('completedResults') },
  ]
}
