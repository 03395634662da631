import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomFacts, RoomModel } from '../../../streams/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { type Choices, keysOf, nearest } from './ruleChoices.ts'
import styles from './RoomRules.module.css'

const DAY_MS = 86_400_000
const SLOW_MS = { off: 0, five: 5000, ten: 10_000, thirty: 30_000, minute: 60_000 } as const
const DEPOSIT_RMB = { none: 0, low: 500_00, high: 5000_00 } as const
const REGISTERED_MS = { none: 0, day: DAY_MS, week: 7 * DAY_MS } as const
const VIP = { none: 0, one: 1, three: 3, five: 5 } as const
/** The deposit of a rule in RMB, divided by that in USDT. Both are round amounts, so it is not `RMB_PER_UNIT`. */
const USDT_OF_RMB = 10

interface RoomRulesProps {
  readonly config: RoomFacts['config']
  readonly model: Pick<RoomModel, 'setRules'>
  readonly onClose: () => void
}

/** Who may chat in a room, and how often. */
export function RoomRules({ config, model, onClose }: RoomRulesProps) {
  const { t } = useTranslation()
  const [chat, setChat] = useState(config.chat)
  const [slow, setSlow] = useState(nearest(SLOW_MS, config.slowMs))
  const [deposit, setDeposit] = useState(nearest(DEPOSIT_RMB, config.conditions.depositRMB))
  const [registered, setRegistered] = useState(nearest(REGISTERED_MS, config.conditions.registeredMs))
  const [vip, setVip] = useState(nearest(VIP, config.conditions.vip))
  const save = () => {
    const depositRMB = DEPOSIT_RMB[deposit]
    model.setRules({
      chat,
      slowMs: SLOW_MS[slow],
      conditions: {
        depositRMB,
        depositUSDT: depositRMB / USDT_OF_RMB,
        registeredMs: REGISTERED_MS[registered],
        vip: VIP[vip],
      },
    })
    onClose()
  }
  return (
    <SheetSection>
      <div className={styles.rules}>
        <div className={styles.chat}>
          <span>{t('room.admin.chatOn')}</span>
          <Switch label={t('room.admin.chatOn')} on={chat} onChange={setChat} />
        </div>
        <Rule
          label={t('room.admin.slow')}
          choices={SLOW_MS}
          words="slowOf"
          chosen={slow}
          onChoose={setSlow}
        />
        <Rule
          label={t('room.admin.deposit')}
          choices={DEPOSIT_RMB}
          words="depositOf"
          chosen={deposit}
          onChoose={setDeposit}
        />
        <Rule
          label={t('room.admin.registered')}
          choices={REGISTERED_MS}
          words="registeredOf"
          chosen={registered}
          onChoose={setRegistered}
        />
        <Rule label={t('room.admin.vip')} choices={VIP} words="vipOf" chosen={vip} onChoose={setVip} />
        <Button kind="secondary" size="medium" onPress={save}>
          {t('room.admin.save')}
        </Button>
      </div>
    </SheetSection>
  )
}

interface RuleProps<K extends string> {
  readonly label: string
  readonly choices: Choices<K>
  readonly words: 'slowOf' | 'depositOf' | 'registeredOf' | 'vipOf'
  readonly chosen: K
  readonly onChoose: (key: K) => void
}

function Rule<K extends string>({ label, choices, words, chosen, onChoose }: RuleProps<K>) {
  const { t } = useTranslation()
  const said = t(`room.admin.${words}`, { returnObjects: true }) as Readonly<Partial<Record<string, string>>>
  return (
    <div className={styles.rule}>
      <p className={styles.label}>{label}</p>
      <Segmented
        label={label}
        items={keysOf(choices).map((key) => ({ key, label: said[key] ?? key }))}
        selected={chosen}
        onSelect={onChoose}
      />
    </div>
  )
}
