import { useTranslation } from 'react-i18next'
import type { Speaker } from '../../../streams/index.ts'
import { LevelBadge } from '../../ui/LevelBadge.tsx'
import { badgeWords } from './roomWords.ts'

/** The level of who speaks, or their office. */
export function SpeakerBadge({ speaker }: { readonly speaker: Speaker }) {
  const { t } = useTranslation()
  const { role, level } = speaker
  return (
    <LevelBadge
      level={level}
      role={role === 'anchor' ? 'anchor' : role === 'member' ? undefined : 'admin'}
      {...badgeWords(t, speaker)}
    />
  )
}
