import { useLateCode } from '../loading/useLateCode.ts'

const load = () => import('./OtherVenues.tsx')

/** Loads the ways to other venues with the page that shows them. */
export function OtherVenuesHost({ onLeave }: { readonly onLeave: () => void }) {
  const { code } = useLateCode(true, load)
  return code === null ? null : <code.OtherVenues onLeave={onLeave} />
}
