import type { ReactNode } from 'react'

/** Every icon by name, drawn on a 24 grid: one path, or several shapes. Never photographs, crests or emoji. */
export const ICON_DRAWINGS = {
  add: 'M12 5v14M5 12h14',
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  sort: 'M8 5v14l-3.5-3.5M16 19V5l3.5 3.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  share: 'M13.5 5l6.5 5.8-6.5 5.7v-3.7C8.5 12.8 5.5 14.5 4 18c.3-5.5 3.6-9.3 9.5-9.6z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7',
  backspace: 'M8.5 5.5H20v13H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
  more: (
    <>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />
    </>
  ),
  smile: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.5 14c.8 1.4 2 2.2 3.5 2.2s2.7-.8 3.5-2.2M9 9.5v.6M15 9.5v.6" />
    </>
  ),
  slip: 'M6 3.5h12v17l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6-2 1.6zM9 8h6M9 11.5h6M9 15h3.5',
  gift: (
    <>
      <rect x="4.5" y="11" width="15" height="9" rx="1" />
      <path d="M3.5 7.5h17V11h-17zM12 7.5V20M12 7.5c-4 0-5.5-1.2-5.3-2.8.2-1.3 1.9-1.7 3.2-.4.9.9 1.7 2 2.1 3.2.4-1.2 1.2-2.3 2.1-3.2 1.3-1.3 3-.9 3.2.4.2 1.6-1.3 2.8-5.3 2.8z" />
    </>
  ),
  send: 'M4 12l16-7.5-5 15.5-3.5-6zM11.5 14L20 4.5',
  eye: (
    <>
      <path d="M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      <path d="M4.5 4l15 16" />
    </>
  ),
  refresh: 'M19.5 12a7.5 7.5 0 11-2.3-5.4M19.5 3.5v4h-4',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M6 15l6-6 6 6',
  down: 'M5 9l7 7 7-7',
  expand: 'M5 15l7-7 7 7',
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
      <path d="M8.5 10.5V8a3.5 3.5 0 017 0v2.5" />
    </>
  ),
  password: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 018 0v2.5M12 14v2.5" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.5" />
    </>
  ),
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.3',
  question: 'M9 9a3 3 0 116 0c0 2-3 2.5-3 4.8M12 17.3v.3',
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5l7.5 2.7v5.6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6.2z" />
      <path d="M8.8 12l2.4 2.4 4.2-4.4" />
    </>
  ),
  offline:
    'M3 9.5c5.5-5 12.5-5 18 0M6.3 13c3.5-3.1 7.9-3.1 11.4 0M9.5 16.3c1.6-1.3 3.4-1.3 5 0M12 19.4v.1M4 3l16 18',
  star: 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z',
  starFilled: (
    <>
      <path
        d="M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  corner: (
    <>
      <path d="M6 20V4l8 3-8 3.2" />
      <path d="M4 20h9" />
    </>
  ),
  video: (
    <>
      <rect x="3" y="6" width="12.5" height="12" rx="2.5" />
      <path d="M15.5 11l5.5-3.5v9L15.5 13z" />
    </>
  ),
  anchor: (
    <>
      <circle cx="12" cy="8" r="3.5" />
      <path d="M5.5 20c.6-4 3.2-5.5 6.5-5.5s5.9 1.5 6.5 5.5" />
      <path d="M5.8 9.5V8a6.2 6.2 0 0112.4 0v1.5" />
    </>
  ),
  tracker: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="1.5" />
      <path d="M12 5.5v13M3 9.5h3v5H3M21 9.5h-3v5h3" />
      <circle cx="12" cy="12" r="2.5" />
    </>
  ),
  pin: 'M9 4h6l-1 6 3 3v1.5H7V13l3-3zM12 14.5V20',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 010 6M18 6.5a8 8 0 010 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  play: 'M8 5.5v13l10.5-6.5z',
  pictureInPicture: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <rect x="12" y="12" width="6.5" height="4.5" rx="1" fill="currentColor" stroke="none" />
    </>
  ),
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leaveFullScreen: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  home: 'M4 11l8-6.5 8 6.5v8.5h-5.5v-5h-5v5H4z',
  live: (
    <>
      <circle cx="12" cy="12" r="2.4" fill="currentColor" stroke="none" />
      <path d="M7.8 16.2a6 6 0 010-8.4M16.2 7.8a6 6 0 010 8.4M5 19a10 10 0 010-14M19 5a10 10 0 010 14" />
    </>
  ),
  records: (
    <>
      <path d="M5.5 3.5h13v17l-2.6-1.6-2 1.6-1.9-1.6-1.9 1.6-2-1.6-2.6 1.6z" />
      <path d="M9 8.5h6M9 12.5h6" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c1-4.2 4-6 7.5-6s6.5 1.8 7.5 6" />
    </>
  ),
  signOut: 'M10 4.5H5.5v15H10M14 8l4.5 4-4.5 4M9.5 12h9',
  hot: 'M12 3.5c.7 3.2 5.5 5.3 5.5 10.2A5.6 5.6 0 0112 19.5a5.6 5.6 0 01-5.5-5.8c0-2.4 1.2-3.9 2.3-5.2.4 1.5 1.2 2.2 2 2.5.3-2.6.1-5 1.2-7.5z',
  football: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8.2l3.7 2.7-1.4 4.3H9.7L8.3 10.9zM12 8.2V3.6M15.7 10.9l4.3-1.5M14.3 15.2l2.7 3.7M9.7 15.2L7 18.9M8.3 10.9L4 9.4" />
    </>
  ),
  basketball: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17M3.5 12h17M6 6c3.6 3.5 3.6 8.5 0 12M18 6c-3.6 3.5-3.6 8.5 0 12" />
    </>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M5.3 6.8c4.2 2.5 4.2 7.9 0 10.4M18.7 6.8c-4.2 2.5-4.2 7.9 0 10.4" />
    </>
  ),
  esports:
    'M7 7.5h10c2.6 0 4.3 4 4.3 7.3 0 2.6-2.7 3.2-4.2 1.1L15.8 14H8.2l-1.3 1.9c-1.5 2.1-4.2 1.5-4.2-1.1C2.7 11.5 4.4 7.5 7 7.5zM8 9.5v3M6.5 11h3M15.3 10v.1M17 12v.1',
  virtual: (
    <>
      <path d="M4 7.5h16v9h-4.8L13 14.5h-2l-2.2 2H4z" />
      <circle cx="8" cy="11.5" r="1.4" />
      <circle cx="16" cy="11.5" r="1.4" />
    </>
  ),
  volleyball: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 12c-.8-3.6.3-6.6 2.8-8M12 12c-3.5-1-6.6-.2-8.3 2M12 12c2.6 2.5 3.4 5.5 2.2 8.2M8.5 4.3C6.8 8 7 10 8 11.2M20.3 10.5c-3.6-2.3-5.8-2.1-7.6-1.2M7.8 19.4c3.8-.5 5.3-2 5.9-4.5" />
    </>
  ),
  baseball: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M6.5 5.6c2.7 3.9 2.7 8.9 0 12.8M17.5 5.6c-2.7 3.9-2.7 8.9 0 12.8" />
      <path d="M7 8.5l2-.6M7.6 12h2M7 15.5l2 .6M17 8.5l-2-.6M16.4 12h-2M17 15.5l-2 .6" strokeWidth="1.2" />
    </>
  ),
  iceHockey: (
    <>
      <path d="M5 3.5l6.2 11.5c.6 1.1 1.7 1.8 3 1.8H20v3h-7c-2 0-3.8-1-4.8-2.7" />
      <ellipse cx="6.5" cy="18.5" rx="3.5" ry="1.6" />
    </>
  ),
  americanFootball: (
    <>
      <path d="M4 20c-1-7 0-11 3.5-13.5S15 3.5 20 4c.5 5 0 9-2.5 12.5S11 21 4 20z" />
      <path d="M8.5 15.5l7-7M10.5 11l2.5 2.5M13 8.5l2.5 2.5" />
    </>
  ),
  rugby: (
    <>
      <ellipse cx="12" cy="12" rx="9.6" ry="6" transform="rotate(-40 12 12)" />
      <path d="M8.8 14.7l6.4-5.4M10.2 11.2l2.7 3.2M12.6 9.2l2.7 3.2" />
    </>
  ),
  tableTennis: (
    <>
      <path d="M14.5 16.5L7.8 9.8c-.6-2.6.3-4.8 2.2-5.8 3.4-1.6 8.6 2.8 8.5 6.8-.1 2.3-1.8 4.6-4 5.7z" />
      <path d="M9.5 11.5L4 17a2 2 0 002.8 2.8l5.5-5.5" />
      <circle cx="18" cy="18.5" r="1.6" />
    </>
  ),
  badminton: (
    <>
      <path d="M8 14.5L4.5 4.5M10.2 14L10 3.5M13.8 14L14 3.5M16 14.5l3.5-10M6 8.5h12" />
      <path d="M7.5 14.5h9v1.5a4.5 4.5 0 01-9 0z" />
    </>
  ),
  snooker: (
    <>
      <circle cx="8" cy="16" r="4" />
      <circle cx="16" cy="16" r="4" />
      <circle cx="12" cy="9" r="4" />
    </>
  ),
  boxing: (
    <>
      <path d="M7 15.5V9a4.5 4.5 0 014.5-4.5h2A4.5 4.5 0 0118 9v3.5c0 1.3-.5 2.2-1.3 3z" />
      <path d="M7 12.5c-2-.2-3-1.3-3-2.8S5 7.5 7 8c.3 1.8 1.8 2.7 4 2.7M7 15.5v4h9.7v-4" />
    </>
  ),
  cricket: (
    <>
      <path d="M5 17.5l9.5-9.5 2.5 2.5L7.5 20zM15.7 9.3L20 5" />
      <circle cx="7.5" cy="8" r="2.6" />
    </>
  ),
  darts: (
    <>
      <circle cx="11" cy="13" r="7.5" />
      <circle cx="11" cy="13" r="3.5" />
      <path d="M11 13l8.5-8.5M16.5 4.5v3h3" />
    </>
  ),
  golf: (
    <>
      <path d="M10 19V4l7.5 3.2L10 10.5" />
      <ellipse cx="10" cy="19" rx="6" ry="1.8" />
    </>
  ),
  racing: (
    <>
      <path d="M5.5 21V4M5.5 4.5h13.5v9H5.5M10 4.5v9M14.5 4.5v9M5.5 9H19" />
    </>
  ),
  cycling: (
    <>
      <circle cx="6.5" cy="15.5" r="4" />
      <circle cx="17.5" cy="15.5" r="4" />
      <path d="M6.5 15.5L10 8.5h5.5l2 7M10 8.5l2.5 7M8 6.5h3M15.5 8.5V6h2" />
    </>
  ),
  handball: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8l3.5 2v4L12 16l-3.5-2v-4zM12 8V3.5M15.5 10l3.8-2.2M15.5 14l3.8 2.2M12 16v4.5M8.5 14l-3.8 2.2M8.5 10L4.7 7.8" />
    </>
  ),
  horse: (
    <>
      <path d="M7 20c-.3-4 .7-6.5 3-8.5-1.5.7-3 1.8-4.5 1.5S4 11 5 9.5L9.5 5.5 9 3.5c3.5 0 8.5 3.5 9 9 .2 2.8-.2 5.2-1 7.5z" />
      <path d="M11 8.5h.1" strokeWidth="2.2" />
    </>
  ),
  trophy: (
    <>
      <path d="M7.5 4h9v5.5a4.5 4.5 0 01-9 0zM7.5 6H4.5c0 3 1 4.7 3.2 5M16.5 6h3c0 3-1 4.7-3.2 5M12 14v3.5M8.5 20h7M10 17.5h4V20" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICON_DRAWINGS
