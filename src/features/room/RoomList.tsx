import { useSearchParams } from 'react-router-dom'
import type { LiveRoom } from '../../../streams/index.ts'
import { categoriesOf, inListOrder, isFound, isInCategory, type RoomCategory } from '../../../streams/live.ts'
import { useFollowedAnchors } from '../../bindings/useFollowedAnchors.ts'
import { useStream } from '../../bindings/useStream.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RoomCard } from './RoomCard.tsx'
import styles from './RoomList.module.css'

const SEARCH_IN_QUERY = 'q'
const CATEGORY_IN_QUERY = 'in'

/**
 * The rooms of a category that a search finds, those on the air first. Category and search are kept in the
 * address, so that Back from a room returns to the same list.
 */
export function RoomList({ rooms }: { readonly rooms: readonly LiveRoom[] }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const followed = useStream(useFollowedAnchors().ids$)
  const search = params.get(SEARCH_IN_QUERY) ?? ''
  const categories = categoriesOf(rooms)
  const category = categories.find((each) => each === params.get(CATEGORY_IN_QUERY)) ?? 'all'
  const ask = (key: string, value: string) => {
    const asked = new URLSearchParams(params)
    if (value === '') asked.delete(key)
    else asked.set(key, value)
    setParams(asked, { replace: true })
  }
  const labelOf = (each: RoomCategory): string =>
    each === 'all' || each === 'followed' || each === 'talk'
      ? t(`room.list.categories.${each}`)
      : t(`markets.sport.${each}`)
  const found = rooms.filter((room) => isInCategory(room, category, followed) && isFound(room, search))
  const shown = inListOrder(found, followed)
  return (
    <>
      <form className={styles.search} role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          type="search"
          inputMode="search"
          icon="search"
          label={t('room.list.search')}
          value={search}
          onChange={(text) => ask(SEARCH_IN_QUERY, text)}
          autoComplete="off"
        />
      </form>
      <ChipRow
        label={t('room.list.category')}
        items={categories.map((key) => ({
          key,
          label: labelOf(key),
          liveCount: rooms.filter((room) => room.living && isInCategory(room, key, followed)).length,
        }))}
        selected={category}
        onSelect={(key) => ask(CATEGORY_IN_QUERY, key === 'all' ? '' : key)}
        place="plain"
      />
      {shown.length === 0 ? (
        <None category={category} search={search} />
      ) : (
        <Cards rooms={shown} followed={followed} />
      )}
    </>
  )
}

function None({ category, search }: { readonly category: RoomCategory; readonly search: string }) {
  const { t } = useTranslation()
  if (search.trim() === '' && category === 'followed') {
    return (
      <EmptyState art="flag" title={t('room.list.noneFollowed')} text={t('room.list.noneFollowedText')} />
    )
  }
  return <EmptyState art="flag" title={t('room.list.notFound')} text={t('room.list.notFoundText')} />
}

interface CardsProps {
  readonly rooms: readonly LiveRoom[]
  readonly followed: ReadonlySet<string>
}

function Cards({ rooms, followed }: CardsProps) {
  const scrolled = useScrollPosition<HTMLDivElement>('rooms')
  const list = rooms.map(({ roomId }) => roomId)
  return (
    <ScrollArea ref={scrolled}>
      <ul className={styles.cards}>
        {rooms.map((room) => (
          <li key={room.roomId}>
            <RoomCard room={room} list={list} followed={followed.has(room.anchor.id)} />
          </li>
        ))}
      </ul>
    </ScrollArea>
  )
}
