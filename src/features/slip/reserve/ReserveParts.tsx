import type { ReactNode } from 'react'
import type { SlipLegView, SlipView } from '../../../../streams/index.ts'
import { useReserve } from '../../../bindings/useReserve.ts'
import { ReserveBody as Body } from './ReserveBody.tsx'
import { ReserveFooter as Footer } from './ReserveFooter.tsx'

interface BodyProps {
  readonly view: SlipView
  readonly leg: SlipLegView
}

/** Nothing at a venue without reservations. */
export function ReserveBody(props: BodyProps): ReactNode {
  const reserve = useReserve()
  return reserve === null ? null : <Body reserve={reserve} {...props} />
}

interface FooterProps {
  readonly view: SlipView
  readonly onLeave: () => void
}

export function ReserveFooter(props: FooterProps): ReactNode {
  const reserve = useReserve()
  return reserve === null ? null : <Footer reserve={reserve} {...props} />
}
