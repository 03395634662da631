import { useNavigate } from 'react-router-dom'
import { formatMoney, type HomeView } from '../../../streams/index.ts'
import { PATHS } from '../../routes/paths.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Balance, ModeHeader } from '../../ui/page/ModeHeader.tsx'

/** Modes at the left; at the right the balance with the time and net result of this visit, and the search. */
export function HomeHeader({ view: { mode, betType, controls } }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { home, modes$ } = useMember()
  const modes = useStream(modes$)
  return (
    <ModeHeader
      label={t('common.mode.label')}
      modes={modes.map((key) => ({ key, label: t(`common.mode.${key}`) }))}
      selected={mode}
      onSelect={home.setMode}
    >
      {controls.results && <ResultsLink champions={betType === 'champion'} />}
      <HeaderBalance />
      <SearchButton />
    </ModeHeader>
  )
}

/** Only where the venue has results; from the outrights to the winners. */
function ResultsLink({ champions }: { readonly champions: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hasResults } = useMember()
  if (!hasResults) return null
  return (
    <IconButton
      icon="trophy"
      label={t('results.title')}
      onPress={() => void navigate(champions ? `${PATHS.results}?kind=champions` : PATHS.results)}
    />
  )
}

/** The search with the games of the site; the games alone where the venue cannot search. */
export function SearchButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { searchable } = useMember()
  return (
    <IconButton
      icon={searchable ? 'search' : 'tables'}
      label={t(searchable ? 'search.title' : 'siteContent.games')}
      onPress={() => void navigate(PATHS.search)}
    />
  )
}

/** The balance, with the time and the net result of this visit. */
export function HeaderBalance() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const member = useMember()
  const balance = useStream(member.balance$)
  const { minutes, net } = useStream(member.play$)
  const amount = balance.value === undefined ? '–' : formatMoney(balance.value, { symbol: true })
  const time = t('common.duration.minutes', { count: minutes })
  const netText = net === null ? '–' : formatMoney(net, { sign: true })
  const elapsed = t('protection.visit', {
    time,
    net: netText,
  })
  return (
    <Balance
      amount={amount}
      note={elapsed}
      ariaLabel={t('protection.visitSaid', { balance: amount, time, net: netText })}
      onPress={() => void navigate(PATHS.wallet)}
    />
  )
}
