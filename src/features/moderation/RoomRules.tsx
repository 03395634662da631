import { useState } from 'react'
import type { RoomFacts, RoomModel } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { type Segment, Segmented } from '../../ui/choice/Segmented.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { choiceOf, type Choices, keysOf } from './ruleChoices.ts'
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

/** Who may chat in a room, and how often. Rules that are not touched are sent as they are, whatever their value. */
export function RoomRules({ config, model, onClose }: RoomRulesProps) {
  const { t } = useTranslation()
  const { conditions } = config
  // What was chosen here; `null` until then.
  const [chat, setChat] = useState<boolean | null>(null)
  const [slow, setSlow] = useState<keyof typeof SLOW_MS | null>(null)
  const [deposit, setDeposit] = useState<keyof typeof DEPOSIT_RMB | null>(null)
  const [registered, setRegistered] = useState<keyof typeof REGISTERED_MS | null>(null)
  const [vip, setVip] = useState<keyof typeof VIP | null>(null)
  const save = () => {
    model.setRules({
      chat: chat ?? config.chat,
      slowMs: slow === null ? config.slowMs : SLOW_MS[slow],
      conditions: {
        depositRMB: deposit === null ? conditions.depositRMB : DEPOSIT_RMB[deposit],
        depositUSDT: deposit === null ? conditions.depositUSDT : DEPOSIT_RMB[deposit] / USDT_OF_RMB,
        registeredMs: registered === null ? conditions.registeredMs : REGISTERED_MS[registered],
        vip: vip === null ? conditions.vip : VIP[vip],
      },
    })
    onClose()
  }
  return (
    <SheetSection>
      <div className={styles.rules}>
        <div className={styles.chat}>
          <span>{t('room.admin.chatOn')}</span>
          <Switch label={t('room.admin.chatOn')} on={chat ?? config.chat} onChange={setChat} />
        </div>
        <Rule
          label={t('room.admin.slow')}
          choices={SLOW_MS}
          words="slowOf"
          present={choiceOf(SLOW_MS, config.slowMs)}
          chosen={slow}
          onChoose={setSlow}
        />
        <Rule
          label={t('room.admin.deposit')}
          choices={DEPOSIT_RMB}
          words="depositOf"
          present={depositChoice(conditions)}
          chosen={deposit}
          onChoose={setDeposit}
        />
        <Rule
          label={t('room.admin.registered')}
          choices={REGISTERED_MS}
          words="registeredOf"
          present={choiceOf(REGISTERED_MS, conditions.registeredMs)}
          chosen={registered}
          onChoose={setRegistered}
        />
        <Rule
          label={t('room.admin.vip')}
          choices={VIP}
          words="vipOf"
          present={choiceOf(VIP, conditions.vip)}
          chosen={vip}
          onChoose={setVip}
        />
        <Button kind="secondary" size="medium" onPress={save}>
          {t('room.admin.save')}
        </Button>
      </div>
    </SheetSection>
  )
}

type Deposit = Pick<RoomFacts['config']['conditions'], 'depositRMB' | 'depositUSDT'>

function depositChoice({ depositRMB, depositUSDT }: Deposit): keyof typeof DEPOSIT_RMB | null {
  return depositUSDT === depositRMB / USDT_OF_RMB ? choiceOf(DEPOSIT_RMB, depositRMB) : null
}

const KEPT = 'kept'

interface RuleProps<K extends string> {
  readonly label: string
  readonly choices: Choices<K>
  readonly words: 'slowOf' | 'depositOf' | 'registeredOf' | 'vipOf'
  /** The choice that holds; `null` for a value that is none of them, which has a segment of its own. */
  readonly present: K | null
  /** `null` leaves the rule as it is. */
  readonly chosen: K | null
  readonly onChoose: (key: K | null) => void
}

function Rule<K extends string>({ label, choices, words, present, chosen, onChoose }: RuleProps<K>) {
  const { t } = useTranslation()
  const said = t(`room.admin.${words}`, { returnObjects: true }) as Readonly<Partial<Record<string, string>>>
  const items: Segment<K | typeof KEPT>[] = keysOf(choices).map((key) => ({ key, label: said[key] ?? key }))
  return (
    <div className={styles.rule}>
      <p className={styles.label}>{label}</p>
      <Segmented
        label={label}
        items={present === null ? [{ key: KEPT, label: t('room.admin.kept') }, ...items] : items}
        selected={chosen ?? present ?? KEPT}
        onSelect={(key) => {
          onChoose(key === KEPT ? null : key)
        }}
      />
    </div>
  )
}
