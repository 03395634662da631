import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { ListGroup } from '../../ui/ListGroup.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Num } from '../../ui/Num.tsx'
import { Sheet, SheetHeader } from '../../ui/Sheet.tsx'
import { SheetSection } from '../../ui/SheetSection.tsx'

/** What is not known yet. */
const UNKNOWN = '–'

/** Who plays, with how much, and for how long and with what result this visit. */
export function AccountSummary() {
  const { t } = useTranslation()
  const { memberName, balance$, play$ } = useMember()
  const balance = useStream(balance$)
  const { minutes, net } = useStream(play$)
  const time = t('common.duration.minutes', { count: minutes })
  const result = net === null ? UNKNOWN : formatMoney(net, { sign: true })
  return (
    <ListGroup title={t('settings.account')}>
      <ListRow
        icon="person"
        label={memberName}
        note={t('settings.protectionNote', { time, net: result })}
        value={
          <Num bold>
            {balance.value === undefined ? UNKNOWN : formatMoney(balance.value, { symbol: true })}
          </Num>
        }
      />
    </ListGroup>
  )
}

/** Asks once before it signs out. */
export function SignOut() {
  const { t } = useTranslation()
  const streams = useStreams()
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  return (
    <>
      <Button
        kind="secondary"
        icon="signOut"
        onPress={() => {
          setAsking(true)
        }}
      >
        {t('settings.signOut')}
      </Button>
      <Sheet
        open={asking}
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
