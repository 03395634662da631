import type { Banner, Sponsor } from './siteContent.ts'

/** The logo of a sponsor, 64 × 64: its initial on its colour. */
export function sponsorLogo({ name, colour }: Pick<Sponsor, 'name' | 'colour'>): string {
  const [initial = ''] = name.english
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><path d="M10 46c14-2 30-10 44-28" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/><text x="32" y="42" font-family="sans-serif" font-size="30" font-weight="700" text-anchor="middle" fill="#fff">${escaped(initial)}</text></svg>`
}

/**
 * The picture of a banner, 366 × 96: the initial of its title and its colour at the right. The left is dark, because
 * the client writes the title there in the member's language.
 */
export function bannerPicture({ title, colour }: Pick<Banner, 'title' | 'colour'>): string {
  const [initial = ''] = title.english
  return underVeil(
    `<rect width="366" height="96" fill="${colour}"/><g fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="10"><circle cx="318" cy="48" r="44"/><circle cx="318" cy="48" r="72"/></g><text x="318" y="63" font-family="sans-serif" font-size="44" font-weight="700" text-anchor="middle" fill="#fff">${escaped(initial)}</text>`,
    { opacity: 0.15 },
  )
}

/**
 * A picture of 366 × 96 that is darker to the left, where a title is written over it. `opacity` is that of the veil at
 * three quarters of the width and right of it. A narrower place shows the right of the picture.
 */
export function underVeil(drawn: string, { opacity }: { readonly opacity: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 366 96" preserveAspectRatio="xMaxYMid slice"><defs><linearGradient id="veil"><stop offset=".1" stop-color="#0b1220" stop-opacity=".95"/><stop offset=".75" stop-color="#0b1220" stop-opacity="${String(opacity)}"/></linearGradient></defs>${drawn}<rect width="366" height="96" fill="url(#veil)"/></svg>`
}

function escaped(character: string): string {
  return character.replace(/[<>&"']/g, (found) => `&#${String(found.codePointAt(0))};`)
}
