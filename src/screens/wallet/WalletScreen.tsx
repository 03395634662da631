import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatAmount } from '../../../streams/index.ts'
import type { TransferProgress, WalletModel, WalletView } from '../../../streams/wallet.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStatement, useWallet } from '../../bindings/useWallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DomainRow } from '../../features/addresses/DomainRow.tsx'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { useReturnPosition } from '../../features/scroll/ScrollPositions.tsx'
import { CollectRow } from '../../features/wallet/CollectRow.tsx'
import type { MoveAction } from '../../features/wallet/moveActions.ts'
import { MoveNotice } from '../../features/wallet/MoveNotice.tsx'
import { PaySheet } from '../../features/wallet/PaySheet.tsx'
import { RecentMovements } from '../../features/wallet/RecentMovements.tsx'
import { TransferPanel } from '../../features/wallet/TransferPanel.tsx'
import { WalletHero } from '../../features/wallet/WalletHero.tsx'
import { WalletTiles } from '../../features/wallet/WalletTiles.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { useOverlaySteps } from '../../routes/useOverlayStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'

const SKELETON_CARDS = 4
const PAY_SHEETS = ['wallet-deposit', 'wallet-withdraw'] as const

/** 钱包 (wallet): all balances, transfers to and from venues, paying in and out, and what has moved lately. */
export function WalletScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const back = useGoBack(PATHS.home)
  const model = useWallet()
  const scrolled = useReturnPosition<HTMLDivElement>('wallet')
  return (
    <>
      <PageHeader
        title={t('wallet.title')}
        back={{ label: t('common.action.back'), onPress: back }}
        actions={
          <IconButton
            icon="records"
            label={t('wallet.statement.title')}
            onPress={() => void navigate(PATHS.statement)}
          />
        }
      />
      <ScreenBanner reports="nothing" />
      <ScrollArea ref={scrolled}>
        {model === null ? (
          <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
        ) : (
          <Wallet model={model} />
        )}
      </ScrollArea>
    </>
  )
}

function Wallet({ model }: { readonly model: WalletModel }) {
  const { t } = useTranslation()
  const view = useStream(model.wallet$)
  const { finance } = view
  useOfflinePage(finance.status === 'failed' ? finance.reason : null)
  if (finance.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('wallet.failed')}
        text={t(`states.feed.${finance.reason}`)}
        actions={<Button onPress={model.refresh}>{t('common.action.retry')}</Button>}
      />
    )
  }
  if (finance.value === undefined) {
    return <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  }
  return <LoadedWallet view={view} model={model} />
}

interface LoadedWalletProps {
  readonly view: WalletView
  readonly model: WalletModel
}

function LoadedWallet({ view, model }: LoadedWalletProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const statement = useStatement()
  const { current, show, close } = useOverlaySteps<(typeof PAY_SHEETS)[number]>(PAY_SHEETS)
  const paying = current === 'wallet-withdraw' ? 'withdraw' : 'deposit'
  const [hidden, setHidden] = useState(false)
  const shown = (text: string): string => (hidden ? t('wallet.hidden') : text)
  const { finance } = view
  const act = (action: MoveAction, move: TransferProgress): void => {
    if (action !== 'statement' && action !== 'protection') model.dismiss(move.request.id)
    actOn(action, move, {
      view,
      model,
      open: (path) => void navigate(path),
      deposit: () => show('wallet-deposit'),
    })
  }
  return (
    <>
      {finance.status === 'stale' && (
        <Banner icon="offline" action={{ label: t('common.action.retry'), onPress: model.refresh }}>
          {t('wallet.old', {
            time: dayjs(finance.value.at).format('HH:mm:ss'),
            reason: t(`states.feed.${finance.reason}`),
          })}
        </Banner>
      )}
      <WalletHero
        view={view}
        hidden={hidden}
        shown={shown}
        onHide={() => {
          setHidden(!hidden)
        }}
        onPay={(kind) => show(`wallet-${kind}`)}
      />
      <WalletTiles view={view} shown={shown} />
      {view.moves.map((move) => (
        <MoveNotice key={move.request.id} move={move} onAction={act} onClose={model.dismiss} />
      ))}
      {view.form === null ? (
        <Seamless view={view} onCollect={model.collect} />
      ) : (
        <TransferPanel view={view} form={view.form} model={model} />
      )}
      {statement !== null && (
        <RecentMovements feed={statement} onAll={() => void navigate(PATHS.statement)} />
      )}
      <DomainRow type="vip" group={t('addresses.site')} />
      <Sheet
        open={current !== null}
        onClose={close}
        label={t(`wallet.${paying}`)}
        header={<SheetHeader>{t(`wallet.${paying}`)}</SheetHeader>}
      >
        {current !== null && (
          <PaySheet
            kind={paying}
            view={view}
            onPay={(way, amount) => {
              const isSent = model.pay(paying, way, amount)
              if (isSent) close()
              return isSent
            }}
          />
        )}
      </Sheet>
    </>
  )
}

/** A seamless member has no transfers; what is left in a venue can be collected. */
function Seamless({ view, onCollect }: { readonly view: WalletView; readonly onCollect: () => void }) {
  const { t } = useTranslation()
  return (
    <Inset>
      <Note align="start">
        {t(view.collectable === null ? 'wallet.transfer.seamless' : 'wallet.transfer.left')}
      </Note>
      <CollectRow view={view} onCollect={onCollect} />
    </Inset>
  )
}

interface ActionPlaces {
  readonly view: WalletView
  readonly model: WalletModel
  readonly open: (path: string) => void
  readonly deposit: () => void
}

/** Does what the member chose after a transfer that was not made. Nothing is sent. */
function actOn(action: MoveAction, { request, left }: TransferProgress, places: ActionPlaces): void {
  const { view, model, open, deposit } = places
  const fill = (minor: number): void => {
    model.type(formatAmount(minor).replaceAll(',', ''))
  }
  switch (action) {
    case 'statement':
      open(PATHS.statement)
      return
    case 'protection':
      open(PATHS.protection)
      return
    case 'deposit':
      if (view.payWays.length > 0) deposit()
      else model.refresh()
      return
    case 'all':
      model.refresh()
      if (view.form !== null) fill(Math.max(0, view.form.available.minor))
      return
    case 'left':
      if (left !== null) fill(left.minor)
      return
    case 'retry':
      fill(request.amount.minor)
      return
    case 'refresh':
      model.refresh()
      return
  }
}
