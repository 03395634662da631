import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isVirtualPath, type VirtualGame, type VirtualStreams } from '../../../streams/virtual.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useVirtual } from '../../bindings/useVirtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS, virtualPath } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { useGoHome } from '../../routes/useGoHome.ts'
import { useLeaveTo } from '../../routes/useLeaveTo.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FeedOr } from './FeedOr.tsx'
import { GameContent } from './GameContent.tsx'

/** The search parameter that chooses among the games of a path. */
const GAME_IN_QUERY = 'game'

/** Virtual sports: the games, and the batches of one of them. The choice is in the address. */
export function VirtualScreen() {
  const { path = '' } = useParams()
  const virtual = useVirtual()
  if (virtual === null) return <NoVirtual />
  return isVirtualPath(path) ? <Games virtual={virtual} path={path} /> : <ToPath />
}

interface GamesProps {
  readonly virtual: VirtualStreams
  readonly path: VirtualGame['path']
}

function Games({ virtual, path }: GamesProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const back = useGoBack(PATHS.home)
  const games = useStream(virtual.games$)
  const ofPath = useMemo(() => (games.value ?? []).filter((game) => game.path === path), [games.value, path])
  const game = ofPath.find(({ id }) => id === parameters.get(GAME_IN_QUERY)) ?? ofPath[0]
  const choose = (id: string) => {
    const chosen = games.value?.find((each) => each.id === id)
    if (chosen === undefined) return
    const several = games.value?.some((other) => other.path === chosen.path && other.id !== id) === true
    const query = several ? `?${GAME_IN_QUERY}=${encodeURIComponent(id)}` : ''
    void navigate(`${virtualPath(chosen.path)}${query}`, { replace: true })
  }
  const name = game === undefined ? t('virtual.title') : `${t(`markets.sport.${game.sport}`)} · ${game.name}`
  return (
    <>
      <PageHeader title={name} back={{ label: t('common.action.back'), onPress: back }} />
      <FeedOr feed={games}>
        {(listed) => (
          <>
            <Tabs
              label={t('virtual.games')}
              place="dense"
              items={listed.map(({ id, name: label }) => ({ key: id, label }))}
              selected={game?.id ?? null}
              onSelect={choose}
            />
            {game === undefined ? (
              <NoGame other={listed[0]} />
            ) : (
              <GameContent key={game.id} virtual={virtual} game={game} />
            )}
          </>
        )}
      </FeedOr>
    </>
  )
}

/** A path without a game leads to the first game of the venue, which may have games of other sports alone. */
function NoGame({ other }: { readonly other: VirtualGame | undefined }) {
  const { t } = useTranslation()
  if (other !== undefined) return <ToPath path={other.path} />
  return <EmptyState art="flag" title={t('virtual.none')} text={t('virtual.noneText')} />
}

function ToPath({ path }: { readonly path?: VirtualGame['path'] }) {
  const leaveTo = useLeaveTo()
  useEffect(() => {
    leaveTo(virtualPath(path))
  }, [leaveTo, path])
  return null
}

/** The venue has no virtual sports. */
export function NoVirtual() {
  const { t } = useTranslation()
  const goHome = useGoHome()
  const back = useGoBack(PATHS.home)
  return (
    <>
      <PageHeader title={t('virtual.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <EmptyState
        art="flag"
        title={t('virtual.absent')}
        actions={<Button onPress={goHome}>{t('common.action.goHome')}</Button>}
      />
    </>
  )
}
