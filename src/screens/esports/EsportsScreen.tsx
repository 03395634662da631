import { useEffect, useLayoutEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ALL_GAMES, esportsStreams, type EsportsStreams, type EsportsView } from '../../../streams/esports.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DayStrip } from '../../features/esports/DayStrip.tsx'
import { EsportsLeagues } from '../../features/esports/EsportsLeagues.tsx'
import { GameRow } from '../../features/esports/GameRow.tsx'
import { PlaceOfPictures } from '../../features/esports/PlaceOfPictures.ts'
import { HeaderBalance, SearchButton } from '../../features/home/HomeHeader.tsx'
import { esportsListPath, PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { useLeaveTo } from '../../routes/useLeaveTo.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { EsportsContent } from './EsportsContent.tsx'
import styles from './EsportsScreen.module.css'

/** Esports by game and date. A venue without them has no such page. */
export function EsportsScreen() {
  const esports = useMember().part(esportsStreams)
  const leaveTo = useLeaveTo()
  useEffect(() => {
    if (esports === null) leaveTo(PATHS.home)
  }, [esports, leaveTo])
  return esports === null ? null : <Lists esports={esports} />
}

const DATE_IN_QUERY = 'date'
const PANEL = 'esports-list'

/** The address names game and date, so that a reload and Back keep them. */
function Lists({ esports }: { readonly esports: EsportsStreams }) {
  const navigate = useNavigate()
  const { path = ALL_GAMES } = useParams()
  const [parameters] = useSearchParams()
  const date = parameters.get(DATE_IN_QUERY) ?? 'today'
  useLayoutEffect(() => {
    esports.show(path, date)
  }, [esports, path, date])
  const view = useStream(esports.view$)
  const pictures = useStream(esports.pictures$)
  const filter = useOverlayStep('filter')
  const open = (game: string, day: string) => {
    void navigate(`${esportsListPath(game)}?${DATE_IN_QUERY}=${day}`, { replace: true })
  }
  return (
    <PlaceOfPictures value={pictures}>
      <Header view={view} onFilter={filter.show} />
      <GameRow
        view={view}
        panelId={PANEL}
        onSelect={(game) => {
          open(game, view.day)
        }}
      />
      <DayStrip
        view={view}
        onSelect={(day) => {
          open(view.game?.path ?? path, day)
        }}
      />
      <div id={PANEL} role="tabpanel" className={styles.panel}>
        <EsportsContent
          view={view}
          onFold={esports.toggleLeague}
          onAllLeagues={() => {
            esports.setLeagues([])
          }}
          onToday={() => {
            open(view.game?.path ?? path, 'today')
          }}
        />
      </div>
      {filter.open && <EsportsLeagues esports={esports} onClose={filter.close} />}
    </PlaceOfPictures>
  )
}

interface HeaderProps {
  readonly view: EsportsView
  readonly onFilter: () => void
}

function Header({ view: { leagues }, onFilter }: HeaderProps) {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.home)
  const chosen = leagues.length
  return (
    <PageHeader
      title={t('markets.sportGroup.esports')}
      back={{ label: t('common.action.back'), onPress: back }}
      actions={
        <>
          <HeaderBalance />
          <IconButton
            icon="filter"
            label={chosen === 0 ? t('home.filter.open') : t('home.filter.active', { count: chosen })}
            tone="live"
            pressed={chosen > 0}
            onPress={onFilter}
          />
          <SearchButton />
        </>
      }
    />
  )
}
