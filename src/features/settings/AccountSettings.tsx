import type { TFunction } from 'i18next'
import { formatMoney, oddsLevelName, oddsLevelPercent, type SessionPlay } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { Num } from '../../ui/text/Num.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'

/** Shown for a value that is not loaded yet. */
const UNKNOWN = '–'

/** The member's name, balance and levels, and the time and net result of this visit. */
export function AccountSummary() {
  const { t } = useTranslation()
  const { memberName, balance$, play$ } = useMember()
  const balance = useStream(balance$)
  const play = useStream(play$)
  const openPage = useOpenPage()
  return (
    <ListGroup title={t('settings.account')}>
      <ListRow
        icon="person"
        label={memberName}
        note={visitNote(t, play)}
        value={
          <Num bold>
            {balance.value === undefined ? UNKNOWN : formatMoney(balance.value, { symbol: true })}
          </Num>
        }
      />
      <Levels />
      <ListRow
        icon="wallet"
        label={t('wallet.title')}
        note={t('wallet.note')}
        onPress={() => {
          openPage(PATHS.wallet)
        }}
      />
      <ListRow
        icon="shield"
        label={t('protection.title')}
        note={t('protection.note')}
        onPress={() => {
          openPage(PATHS.protection)
        }}
      />
    </ListGroup>
  )
}

/** The levels, and what the odds level leaves of the limits. The row is there before them, so that nothing moves. */
function Levels() {
  const { t } = useTranslation()
  const { level, oddsLevel } = useStream(useMember().levels$)
  const odds = oddsLevel === null ? null : oddsLevelName(oddsLevel)
  const percent = odds === null || oddsLevel === null ? UNKNOWN : String(oddsLevelPercent(oddsLevel))
  const words = [
    t('settings.level', { level: level === null ? UNKNOWN : String(level) }),
    t('settings.oddsLevel', { level: odds ?? UNKNOWN }),
  ]
  return <ListRow icon="star" label={words.join(' · ')} note={t('settings.oddsLevelNote', { percent })} />
}

/** Bets and gifts are listed separately when the result includes gifts. */
function visitNote(t: TFunction, { minutes, net, bets, gifts }: SessionPlay): string {
  const shown = {
    time: t('common.duration.minutes', { count: minutes }),
    net: net === null ? UNKNOWN : formatMoney(net, { sign: true }),
  }
  if (bets === null || gifts.minor === 0) return t('settings.protectionNote', shown)
  return t('settings.protectionNoteWithGifts', {
    ...shown,
    bets: formatMoney(bets, { sign: true }),
    gifts: formatMoney({ ...gifts, minor: -gifts.minor }, { sign: true }),
  })
}

/** Signs out after a confirmation. */
export function SignOut() {
  const { t } = useTranslation()
  const streams = useStreams()
  const { open, show, close } = useOverlayStep('sign-out')
  return (
    <>
      <Button kind="secondary" icon="signOut" onPress={show}>
        {t('settings.signOut')}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        label={t('settings.signOut')}
        header={<SheetHeader>{t('settings.signOut')}</SheetHeader>}
        footer={
          <ButtonRow>
            <Button kind="secondary" onPress={close}>
              {t('common.action.cancel')}
            </Button>
            <Button kind="danger" onPress={streams.logout}>
              {t('settings.signOut')}
            </Button>
          </ButtonRow>
        }
      >
        <SheetSection>{t('settings.signOutAsk')}</SheetSection>
      </Sheet>
    </>
  )
}
