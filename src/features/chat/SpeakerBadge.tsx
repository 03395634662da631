import { useTranslation } from 'react-i18next'
import type { Speaker } from '../../../streams/index.ts'
import { LevelBadge } from '../../ui/text/LevelBadge.tsx'
import { badgeWords } from '../../words/roomWords.ts'

/** The level of a speaker, or their role. */
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
