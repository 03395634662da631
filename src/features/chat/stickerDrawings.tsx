import type { ReactNode } from 'react'
import type { Sticker } from '../../../streams/index.ts'

/** The colours stay the same in both themes, so every shape has an edge of its own. */
const INK = '#2b2320'
const FACE = '#ffd25e'
const edge = { stroke: INK, strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const line = { ...edge, fill: 'none' } as const

function face(features: ReactNode): ReactNode {
  return (
    <>
      <circle cx="32" cy="32" r="27" fill={FACE} {...edge} />
      <path d="M12 24a22 22 0 0 1 14-12" stroke="#fff3c4" strokeWidth="4" strokeLinecap="round" fill="none" />
      {features}
    </>
  )
}

const BALL = (
  <>
    <circle cx="32" cy="32" r="15" fill="#fff" {...edge} />
    <path d="M32 24l7.5 5.5-2.8 8.800h-9.400l-2.8-8.800z" fill={INK} />
    <path
      d="M32 17v7M39.5 29.500l6.5-2.500M36.7 38.300l4 5.500M27.3 38.300l-4 5.500M24.5 29.500l-6.5-2.5"
      {...line}
    />
  </>
)

export const stickerDrawings: Readonly<Record<Sticker, ReactNode>> = {
  cheer: (
    <>
      <path d="M10 54l8-26 20 20z" fill="#4f8df5" {...edge} />
      <path d="M14 42l10 10M17 33l16 16" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M34 26c4-4 2-9 7-13M42 32c5-2 8 0 13-3M36 20l-3-8" {...line} stroke="#e2453c" />
      <circle cx="50" cy="15" r="3.5" fill="#f3b33d" {...edge} />
      <circle cx="27" cy="15" r="3" fill="#37b36b" {...edge} />
      <circle cx="54" cy="40" r="3" fill="#e2453c" {...edge} />
    </>
  ),
  goal: (
    <>
      <path d="M6 50V14h52v36" {...line} strokeWidth="4" stroke="#8a97a8" />
      <path d="M6 24h52M6 34h52M17 14v36M28 14v36M39 14v36M50 14v36" stroke="#8a97a8" strokeWidth="1.5" />
      <g transform="translate(0 4)">{BALL}</g>
      <path d="M8 58l6-6M16 60l4-6" {...line} stroke="#e2453c" />
    </>
  ),
  no: face(
    <>
      <path d="M18 22l9 4M46 22l-9 4" {...line} />
      <circle cx="24" cy="31" r="3" fill={INK} />
      <circle cx="40" cy="31" r="3" fill={INK} />
      <ellipse cx="32" cy="46" rx="8" ry="6.5" fill="#7b1f1a" {...edge} />
      <path d="M6 34c-3 8 2 16 9 16l4-8M58 34c3 8-2 16-9 16l-4-8" fill="#ffb84d" {...edge} />
    </>,
  ),
  fire: (
    <>
      <path
        d="M32 4c3 10 16 15 18 30 2 15-7 26-18 26S12 50 14 36c1-7 6-9 7-16 5 3 6 7 6 11 5-6 7-16 5-27z"
        fill="#f2602b"
        {...edge}
      />
      <path
        d="M33 30c2 7 10 10 9 18-1 7-5 10-10 10s-10-4-10-10c0-5 3-7 4-11 3 2 3 4 3 6 3-3 4-8 4-13z"
        fill="#ffc93c"
      />
    </>
  ),
  clap: (
    <>
      <path
        d="M20 56c-9-8-10-16-4-24l8-12c2-3 6-1 5 2l-3 9 12-13c3-3 7 0 5 4l2 22c0 10-14 20-25 12z"
        fill="#ffb84d"
        {...edge}
      />
      <path
        d="M30 54c-7-8-6-16 0-22l11-13c3-3 6 0 5 3l-4 8 7-6c3-2 6 1 4 4l-2 16c-2 9-12 16-21 10z"
        fill={FACE}
        {...edge}
      />
      <path d="M33 10l-1-6M44 11l3-6M53 17l6-3" {...line} stroke="#e2453c" />
    </>
  ),
  heart: (
    <>
      <path
        d="M32 56C10 42 5 32 7 22 9 11 24 7 32 19 40 7 55 11 57 22c2 10-3 20-25 34z"
        fill="#e8474f"
        {...edge}
      />
      <path d="M15 24c1-5 5-7 9-7" stroke="#ffb3b5" strokeWidth="4" strokeLinecap="round" fill="none" />
    </>
  ),
  laugh: face(
    <>
      <path d="M16 27c2-4 8-4 10 0M38 27c2-4 8-4 10 0" {...line} />
      <path d="M16 36h32c0 10-7 17-16 17s-16-7-16-17z" fill="#7b1f1a" {...edge} />
      <path d="M24 49c4-4 12-4 16 0-4 5-12 5-16 0z" fill="#ef7d78" />
      <path d="M10 31c-5 5-5 10-1 10s5-5 1-10zM54 31c5 5 5 10 1 10s-5-5-1-10z" fill="#5ab4f2" {...edge} />
    </>,
  ),
  cry: face(
    <>
      <path d="M16 22l10-3M48 22l-10-3" {...line} />
      <path d="M17 29c2 3 7 3 9 0M38 29c2 3 7 3 9 0" {...line} />
      <path d="M18 32h7v22c-3 3-7 1-7-2zM39 32h7v20c0 3-4 5-7 2z" fill="#5ab4f2" {...edge} />
      <path d="M27 49c2-5 8-5 10 0" {...line} />
    </>,
  ),
  offside: (
    <>
      <path d="M14 60V6" {...line} strokeWidth="4" stroke="#8a97a8" />
      <path d="M14 8h36v28H14z" fill="#ffd92e" {...edge} />
      <path d="M32 8h18v14H32zM14 22h18v14H14z" fill="#e2453c" />
      <path d="M14 8h36v28H14z" {...line} />
      <path d="M28 52h22M44 46l6 6-6 6" {...line} stroke="#e2453c" strokeWidth="4" />
    </>
  ),
  redCard: (
    <>
      <path d="M22 30l-8 12c-3 6 0 16 9 16h12c6 0 9-4 10-9l2-10-12-9z" fill="#ffb84d" {...edge} />
      <path d="M24 6l24 5-7 34-24-5z" fill="#e0322b" {...edge} />
      <path d="M28 11l6 1" stroke="#ff9a94" strokeWidth="3" strokeLinecap="round" />
      <path d="M26 46c4 0 6-2 6-5M34 48c4 0 6-2 6-5" {...line} />
    </>
  ),
  coin: (
    <>
      <ellipse cx="32" cy="52" rx="20" ry="7" fill="#c98a17" {...edge} />
      <circle cx="32" cy="28" r="22" fill="#f7cf6b" {...edge} />
      <circle cx="32" cy="28" r="16" fill="none" stroke="#c98a17" strokeWidth="2.5" />
      <path d="M32 16l3.6 7.5 8.4 1-6 5.8 1.5 8.2-7.5-4-7.5 4 1.5-8.2-6-5.8 8.4-1z" fill="#c98a17" />
      <path d="M16 20c2-5 6-8 10-9" stroke="#fff3c4" strokeWidth="3" strokeLinecap="round" fill="none" />
    </>
  ),
  luck: (
    <>
      <path d="M33 34c2 10 3 16 10 24" {...line} strokeWidth="4" stroke="#2f7d46" />
      <path d="M32 32C20 34 8 28 10 19c1-7 9-8 13-3 0-7 9-10 13-4 3 6 1 14-4 20z" fill="#4fbf6f" {...edge} />
      <path d="M32 32c0-12 8-22 17-19 7 2 7 10 2 13 7 1 9 10 3 13-7 3-16-1-22-7z" fill="#37a35a" {...edge} />
      <path d="M32 32c-2 11-10 19-18 16-6-3-5-10 0-12" fill="#4fbf6f" {...edge} />
      <path
        d="M32 32c-5-5-10-9-15-11M32 32c5-6 11-11 17-12"
        stroke="#c8f0d1"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
}
