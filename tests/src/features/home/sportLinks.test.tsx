import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { useSportLinks } from '../../../../src/features/home/sportLinks.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import styles from '../../../../src/ui/choice/SportRow.module.css'
import { SportRow } from '../../../../src/ui/choice/SportRow.tsx'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

/** The rules of the row, under the names that its classes have here. */
const sheet = document.createElement('style')
sheet.textContent = readFileSync('src/ui/choice/SportRow.module.css', 'utf8').replace(
  /\.([a-z]\w*)/gi,
  (_, name: string) => `.${styles[name] ?? name}`,
)
beforeEach(() => {
  document.head.append(sheet)
})
afterEach(() => {
  sheet.remove()
})

function Row({ sports }: { readonly sports: readonly string[] }) {
  return (
    <SportRow
      label="Sports"
      items={sports.map((key) => ({ key, label: key, icon: 'football' }))}
      selected={sports[0] ?? null}
      onSelect={() => undefined}
      links={useSportLinks()}
      Link={({ to, className, children }) => (
        <a href={to} className={className}>
          {children}
        </a>
      )}
    />
  )
}

/** The entries in the order of the screen. */
function shown(): readonly string[] {
  const orderOf = (entry: HTMLElement): number => Number(getComputedStyle(entry).order)
  return [...screen.getAllByRole('tab'), ...screen.queryAllByRole('link')]
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map(({ textContent }) => textContent)
}

const BOTH = { virtualEntry: 'vr', hasEsports: true } as const
const ESPORTS = { hasEsports: true } as const

it.each([
  [BOTH, ['A', 'B', 'C', 'D'], ['A', 'B', 'VR', 'Esports', 'C', 'D']],
  [BOTH, ['A'], ['A', 'VR', 'Esports']],
  [{ virtualEntry: 'inFull' }, ['A', 'B', 'C'], ['A', 'B', 'Virtual sports', 'C']],
  [ESPORTS, ['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'Esports', 'D']],
  [ESPORTS, ['A', 'B'], ['A', 'B', 'Esports']],
  [{}, ['A', 'B', 'C'], ['A', 'B', 'C']],
] as const)('virtual sports stand third and esports fourth: %j, %j', async (venue, sports, row) => {
  const fake = createFakeStreams()
  fake.enterVenue(venue)
  render(
    <TranslationProvider i18n={await createI18n('ENGLISH')}>
      <StreamsProvider streams={fake.streams}>
        <MemberProvider fallback={null}>
          <Row sports={sports} />
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
  expect(shown()).toEqual(row)
})
