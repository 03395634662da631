/** Separates the two teams in a stored match name; no team's name contains it with its spaces. */
const SEPARATOR = ' v '

export function matchName(home: string, away: string): string {
  return `${home}${SEPARATOR}${away}`
}

/** The two teams of a match name. */
export function teamsOf(name: string): readonly [home: string, away: string] {
  const [home = '', away = ''] = name.split(SEPARATOR)
  return [home, away]
}
