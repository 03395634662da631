import type { Speaker } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FanBadge } from '../../ui/text/FanBadge.tsx'
import { LevelBadge } from '../../ui/text/LevelBadge.tsx'
import { badgeWords } from '../../words/roomWords.ts'

/** The level of a speaker, or their role, and the level with the anchor. */
export function SpeakerBadge({ speaker }: { readonly speaker: Speaker }) {
  const { t } = useTranslation()
  const { role, level, fan = 0 } = speaker
  return (
    <>
      <LevelBadge
        level={level}
        role={role === 'anchor' ? 'anchor' : role === 'member' ? undefined : 'admin'}
        {...badgeWords(t, speaker)}
      />
      {fan > 0 && <FanBadge level={fan} label={t('room.fan.badge', { level: String(fan) })} />}
    </>
  )
}
