import type { StatementFeed } from '../../../streams/wallet.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStatement } from '../../bindings/useWallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { StatementGroups, StatementLines } from '../../features/wallet/StatementLines.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

/** 资金记录: everything that has moved in the member's wallets. */
export function StatementScreen() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.wallet)
  const feed = useStatement()
  return (
    <>
      <PageHeader
        title={t('wallet.statement.title')}
        back={{ label: t('common.action.back'), onPress: back }}
      />
      <ScreenBanner reports="nothing" />
      {feed === null ? (
        <Skeleton shape="records" rows={6} label={t('common.loading')} />
      ) : (
        <>
          <CurrencyChoice feed={feed} />
          <StatementGroups feed={feed} />
          <ScrollArea>
            <StatementLines feed={feed} />
          </ScrollArea>
        </>
      )}
    </>
  )
}

/** Not shown for a member with one currency. */
function CurrencyChoice({ feed }: { readonly feed: StatementFeed }) {
  const { t } = useTranslation()
  const currencies = useStream(useMember().currencies$)
  const { currency } = useStream(feed.statement$)
  if (currencies.length === 1) return null
  return (
    <Inset>
      <Segmented
        label={t('wallet.transfer.currency')}
        items={currencies.map((key) => ({ key, label: key, ariaLabel: t(`common.currency.${key}`) }))}
        selected={currency}
        onSelect={feed.chooseCurrency}
      />
    </Inset>
  )
}
