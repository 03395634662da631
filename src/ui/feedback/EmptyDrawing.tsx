import type { ReactNode } from 'react'

export type EmptyArtName = 'goal' | 'offline' | 'error' | 'maintenance' | 'flag'

const DRAWINGS: Readonly<Record<EmptyArtName, ReactNode>> = {
  goal: (
    <>
      <path d="M10 112h180M58 112V58M142 112V58M58 58h84M58 58l12 14h60l12-14M70 72v40M130 72v40M82 72v40M94 72v40M106 72v40M118 72v40M62 84h76M62 98h76" />
      <circle cx="34" cy="104" r="8" />
    </>
  ),
  offline: (
    <>
      <path d="M10 112h180M40 112V30M40 32l40 12-40 14" />
      <path d="M96 96c22-20 54-20 76 0M110 100c14-12 34-12 48 0" />
      <path d="M122 70l28 42" strokeWidth="2.5" />
    </>
  ),
  error: (
    <>
      <path d="M10 112h180M150 112a30 30 0 00-30-30M150 112V40" />
      <path d="M150 42l-34 11 34 11" />
      <circle cx="58" cy="98" r="14" />
      <path d="M58 91l6.6 4.8-2.5 7.8h-8.2l-2.5-7.8zM20 70l10 8M16 90h12M34 58l6 12" />
    </>
  ),
  maintenance: (
    <>
      <path d="M10 112h180" />
      <path d="M52 112V44h8v68M140 112V44h8v68M44 44h112v18H44zM60 62l-16 0M64 44l-12 18M86 44L74 62M108 44L96 62M130 44l-12 18M152 44l-12 18" />
      <circle cx="100" cy="34" r="5" />
    </>
  ),
  flag: (
    <>
      <path d="M10 112h180M60 112V34M60 36l44 13-44 13M60 82a30 30 0 0130 30" />
      <circle cx="146" cy="100" r="12" />
      <path d="M146 94l5.700 4.100-2.200 6.700h-7l-2.200-6.700z" />
    </>
  ),
}

/** The lines of an empty or failed state. */
export function EmptyDrawing({ name }: { name: EmptyArtName }) {
  return DRAWINGS[name]
}
