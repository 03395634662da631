import type { Sponsor } from './siteContent.ts'

/** The logo of a sponsor, 64 × 64: its initial on its colour. */
export function sponsorLogo({ name, colour }: Pick<Sponsor, 'name' | 'colour'>): string {
  const [initial = ''] = name.english
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><path d="M10 46c14-2 30-10 44-28" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/><text x="32" y="42" font-family="sans-serif" font-size="30" font-weight="700" text-anchor="middle" fill="#fff">${escaped(initial)}</text></svg>`
}

function escaped(character: string): string {
  return character.replace(/[<>&"']/g, (found) => `&#${String(found.codePointAt(0))};`)
}
