/** A drawn lucky bag with a coin on it; decoration, so it has no name. */
export function BagPicture({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <path d="M16 12c-2-3 0-6 3-5 2-2 8-2 10 0 3-1 5 2 3 5l-2 4H18z" fill="#f3b33d" />
      <path d="M17 16h14c9 5 12 12 11 19-1 5-5 7-18 7S7 40 6 35c-1-7 2-14 11-19z" fill="#d8392f" />
      <path d="M17 16h14c9 5 12 12 11 19-1 5-5 7-10 7 6-8 4-19-4-26z" fill="#b92720" />
      <path d="M14 17.5h20" stroke="#f7cf6b" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="24" cy="30" r="7.5" fill="#f7cf6b" />
      <circle cx="24" cy="30" r="5.5" fill="none" stroke="#c98a17" strokeWidth="1.2" />
      <path d="M24 26.5l3.5 3.5-3.5 3.5-3.5-3.5z" fill="#c98a17" />
    </svg>
  )
}
