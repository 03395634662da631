import type { Link } from '../link/createLink.ts'
import type { Ports } from '../ports/ports.ts'

/** What the parts of the site are made of. They live until the app ends. */
export interface SiteCore {
  readonly link: Link
  readonly ports: Ports
}
