import { anchorBannersPath, anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import { BODY, byAddress, byMember, type Endpoint, MEMBERS, PUBLIC_LIMITS } from '../../http/endpoint.ts'

const call = { method: 'POST', protocol: 'site', maxBody: BODY.small, changes: false } as const
const signed = { ...call, access: 'signed', limits: PUBLIC_LIMITS } as const
const known = { ...call, access: 'knownMember', limits: [byAddress('address'), byMember('member')] } as const
const member = { ...call, access: 'member', limits: MEMBERS } as const

/** Who may call (docs/games/anchor.md, 3). */
export function anchorEndpoints(siteId: number): readonly Endpoint[] {
  return [
    { ...signed, name: 'anchor.rooms', path: anchorGamePaths.rooms },
    { ...signed, name: 'anchor.switches', path: anchorGamePaths.switches },
    { ...known, name: 'anchor.config', path: anchorGamePaths.config },
    { ...known, name: 'anchor.status', path: anchorGamePaths.status },
    { ...signed, name: 'anchor.next', path: anchorGamePaths.next },
    {
      ...member,
      name: 'anchor.betting',
      path: anchorGamePaths.betting,
      limits: [...MEMBERS, byMember('bet')],
      changes: true,
    },
    { ...signed, name: 'anchor.past', path: anchorGamePaths.past },
    { ...member, name: 'anchor.records', path: anchorGamePaths.records },
    { ...signed, name: 'anchor.banners', path: anchorBannersPath(siteId) },
    { ...signed, name: 'anchor.background', path: anchorGamePaths.background },
  ]
}
