import { useRef } from 'react'
import { HOT_SECTION, type LeagueFilterView, type LeagueSection } from '../../../../streams/filter.ts'
import type { LeagueChoice } from '../../../../streams/index.ts'
import { useStickyLeague } from '../../../bindings/useSticky.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { Pin } from '../../../ui/match/Pin.tsx'
import { Num } from '../../../ui/text/Num.tsx'
import styles from './LeagueFilter.module.css'

interface LeagueSectionsProps {
  readonly view: Pick<LeagueFilterView, 'sections' | 'selected'>
  readonly onToggle: (leagueId: string) => void
}

/** The leagues by letter, the hot ones first, with an index that leads to each letter. */
export function LeagueSections({ view: { sections, selected }, onToggle }: LeagueSectionsProps) {
  const { t } = useTranslation()
  const places = useRef(new Map<string, HTMLElement>())
  const nameOf = (letter: string) => (letter === HOT_SECTION ? t('home.sort.hot') : letter)
  return (
    <>
      <nav className={styles.index} aria-label={t('filter.index')}>
        {sections.map(({ letter }) => (
          <button
            key={letter}
            type="button"
            className={styles.letter}
            onClick={() => {
              const place = places.current.get(letter)
              place?.scrollIntoView({ block: 'start' })
              place?.focus({ preventScroll: true })
            }}
          >
            {nameOf(letter)}
          </button>
        ))}
      </nav>
      {sections.map((section) => (
        <Section
          key={section.letter}
          section={section}
          name={nameOf(section.letter)}
          selected={selected}
          onToggle={onToggle}
          attach={(element) => {
            if (element === null) places.current.delete(section.letter)
            else places.current.set(section.letter, element)
          }}
        />
      ))}
    </>
  )
}

interface SectionProps {
  readonly section: LeagueSection
  readonly name: string
  readonly selected: ReadonlySet<string>
  readonly onToggle: (leagueId: string) => void
  readonly attach: (element: HTMLElement | null) => void
}

function Section({ section, name, selected, onToggle, attach }: SectionProps) {
  return (
    <section>
      <h3 ref={attach} className={styles.head} tabIndex={-1}>
        {name}
      </h3>
      <ul className={styles.leagues}>
        {section.leagues.map((league) => (
          <League
            key={league.id}
            league={league}
            checked={selected.has(league.id)}
            onToggle={() => {
              onToggle(league.id)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface LeagueProps {
  readonly league: LeagueChoice
  readonly checked: boolean
  readonly onToggle: () => void
}

function League({ league: { id, name, count }, checked, onToggle }: LeagueProps) {
  const { t } = useTranslation()
  const sticky = useStickyLeague(id, count)
  return (
    <li className={styles.league}>
      <div className={styles.choice}>
        <Checkbox label={name} checked={checked} onChange={onToggle} />
      </div>
      <Num>{count}</Num>
      <Pin {...sticky} label={t('home.sticky.league', { name })} className={styles.pin} />
    </li>
  )
}
