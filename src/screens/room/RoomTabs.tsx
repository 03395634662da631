import type { LiveRoom, RoomFacts, RoomModel } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RoomShare } from '../../features/roomShare/RoomShare.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { labelKeyOf, ROOM_TABS, type RoomTab } from './roomTabs.ts'
import styles from './RoomTabs.module.css'

interface RoomTabsProps {
  readonly selected: RoomTab
  readonly beside: boolean
  readonly panelId: string
  readonly live: LiveRoom | undefined
  readonly facts: RoomFacts | null
  readonly match$: RoomModel['match$']
  readonly onSelect: (tab: RoomTab) => void
  readonly onMenu: () => void
}

/** The tabs of a room, with the button that shares it and, for admins, its menu. */
export function RoomTabs(props: RoomTabsProps) {
  const { selected, beside, panelId, live, facts, match$, onSelect, onMenu } = props
  const { t } = useTranslation()
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('room.tabs.label')}
        place="dense"
        items={ROOM_TABS.map((key) => ({ key, label: t(labelKeyOf(key, beside)) }))}
        selected={selected}
        onSelect={onSelect}
        panelId={panelId}
      />
      <RoomShare live={live} facts={facts} match$={match$} />
      {facts?.admin === true && <IconButton icon="more" label={t('room.menu')} onPress={onMenu} />}
    </div>
  )
}
