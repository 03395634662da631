import type { TFunction } from 'i18next'
import { useParams } from 'react-router-dom'
import type { RoundKey, RoundProofModel, RoundProofView } from '../../../streams/rounds.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { useRoundProof } from '../../bindings/useRoundProof.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { useLateCode } from '../../features/loading/useLateCode.ts'
import { ProofSteps } from '../../features/roundProof/ProofSteps.tsx'
import { ProofVerdict } from '../../features/roundProof/ProofVerdict.tsx'
import { RawProof } from '../../features/roundProof/RawProof.tsx'
import { RoundFacts } from '../../features/roundProof/RoundFacts.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { gameName } from '../../words/anchorGameWords.ts'
import { virtualGameName } from '../../words/virtualGameWords.ts'
import { NamedRound } from './NamedRound.tsx'

/** Computes a past round anew, and says whether it is what the platform has published. */
export function RoundScreen() {
  const { t } = useTranslation()
  const { product = '', game = '', round = '' } = useParams()
  const key = { product, game, round }
  const back = useGoBack(PATHS.home)
  const model = useRoundProof(key)
  return (
    <>
      <PageHeader title={t('games.proof.title')} back={{ label: t('common.action.back'), onPress: back }} />
      {model === null ? <Loading /> : <Proof model={model} round={key} />}
    </>
  )
}

const SKELETON_ROWS = 4

function Loading() {
  const { t } = useTranslation()
  return <Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />
}

function Proof({ model, round }: { readonly model: RoundProofModel; readonly round: RoundKey }) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  if (view.kind === 'loading') return <Loading />
  if (view.kind === 'failed') return <Failed reason={view.reason} />
  if (view.kind === 'missing') {
    return <EmptyState art="flag" title={t('games.proof.missing')} text={t('games.proof.missingText')} />
  }
  return (
    <>
      <ScreenBanner reports="nothing" />
      <ScrollArea>
        <RoundName round={round} />
        <Known view={view} />
        <RawProof round={round} />
      </ScrollArea>
    </>
  )
}

function Failed({ reason }: Pick<Extract<RoundProofView, { kind: 'failed' }>, 'reason'>) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  useOfflinePage(reason)
  return (
    <EmptyState
      art="error"
      title={t('games.proof.failed')}
      text={t(`states.feed.${reason}`)}
      actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
    />
  )
}

const loadLotteryName = () => import('./LotteryRoundName.tsx')

function RoundName({ round }: { readonly round: RoundKey }) {
  const { t } = useTranslation()
  const { product } = round
  const { code } = useLateCode(product === 'lottery', loadLotteryName)
  if (code !== null && product === 'lottery') return <code.LotteryRoundName round={round} />
  return <NamedRound round={round} name={knownName(t, round)} />
}

/** The name of a game; its code if the texts have none, as for casino tables. */
function knownName(t: TFunction, { product, game }: RoundKey): string {
  if (product === 'anchorGame') return gameName(t, game)
  return product === 'virtual' ? virtualGameName(t, game) : game
}

function Known({ view }: { readonly view: Extract<RoundProofView, { kind: 'computed' | 'uncomputed' }> }) {
  const { t } = useTranslation()
  const { proof } = view
  if (view.kind === 'uncomputed') {
    const text =
      view.why === 'notYet' || view.why === 'unavailable' ? t(`games.proof.${view.why}Text`) : undefined
    return (
      <>
        {view.why === 'computing' ? (
          <Note>{t('games.proof.computing')}</Note>
        ) : (
          <EmptyState art="flag" title={t(`games.proof.${view.why}`)} text={text} />
        )}
        <RoundFacts proof={proof} commitment />
      </>
    )
  }
  return (
    <>
      <ProofVerdict steps={view.steps} voided={proof.state === 'void'} />
      <RoundFacts proof={proof} commitment={false} />
      <ProofSteps proof={proof} steps={view.steps} />
      {view.ownBets === 'loading' && <Note>{t('games.proof.betsLoading')}</Note>}
      {view.ownBets === 'failed' && <Note>{t('games.proof.betsFailed')}</Note>}
      {view.ownBets === 'none' && <Note>{t('games.proof.noBets')}</Note>}
    </>
  )
}
