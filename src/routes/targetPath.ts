import type { ContentTarget } from '../../streams/siteContent.ts'
import { matchPath, roomPath } from './paths.ts'

/** The path to which a banner or a notice leads; `null` when it leads nowhere. */
export function targetPath(target: ContentTarget): string | null {
  switch (target.kind) {
    case 'room':
      return roomPath(target.roomId)
    case 'match':
      return matchPath(target.sport, target.matchId)
    case 'screen':
      return target.path
    case 'none':
      return null
  }
}
