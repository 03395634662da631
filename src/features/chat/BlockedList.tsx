import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import type { BlockedSpeakers } from './useBlockedSpeakers.ts'
import styles from './MessageMenu.module.css'

/** The senders blocked on this device, each with a button to unblock. */
export function BlockedList({ blocked: { list, unblock } }: { readonly blocked: BlockedSpeakers }) {
  const { t } = useTranslation()
  if (list.length === 0) return null
  return (
    <SheetSection divide="hair">
      <h3 className={styles.title}>{t('room.message.blocked')}</h3>
      {list.map(({ id, name }) => (
        <div key={id} className={styles.blocked}>
          <bdi>{name}</bdi>
          <Button
            kind="outline"
            size="small"
            ariaLabel={t('room.message.unblockNamed', { name })}
            onPress={() => {
              unblock(id)
            }}
          >
            {t('room.message.unblock')}
          </Button>
        </div>
      ))}
    </SheetSection>
  )
}
