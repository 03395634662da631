import type { ShownTag } from '../../../../streams/filter.ts'
import { useStreams } from '../../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../../bindings/useStreamPart.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { classNames } from '../../../ui/text/classNames.ts'
import styles from './LeagueTags.module.css'

interface LeagueTagsProps {
  readonly tags: readonly ShownTag[]
  readonly onChoose: (leagueIds: readonly string[]) => void
}

/** The operator's groups of leagues, each of which selects its leagues and no others. */
export function LeagueTags({ tags, onChoose }: LeagueTagsProps) {
  const { t } = useTranslation()
  const theme = useStreamPart(useStreams().settings.settings$, (settings) => settings.theme)
  if (tags.length === 0) return null
  return (
    <div className={styles.tags} role="group" aria-label={t('filter.tags')}>
      {tags.map(({ name, icons, leagueIds, chosen }) => {
        const icon = chosen ? icons.chosen : icons[theme]
        return (
          <button
            key={name}
            type="button"
            className={classNames(styles.tag, chosen && styles.chosen)}
            aria-pressed={chosen}
            onClick={() => {
              onChoose(leagueIds)
            }}
          >
            {icon !== '' && <img className={styles.icon} src={icon} alt="" />}
            {name}
          </button>
        )
      })}
    </div>
  )
}
