import { useRef, useState } from 'react'
import type { LiveRoom, MatchRowView, RoomFacts } from '../../../streams/index.ts'
import { useCopy, useShareAddress } from '../../bindings/useShell.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roomPath } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import type { CardWords } from './roomCard.ts'
import { fileOf, saveFile, shareByBrowser } from './sharePicture.ts'
import { useRoomCard } from './useRoomCard.ts'
import styles from './RoomShareSheet.module.css'

export interface SharedRoom {
  readonly live: LiveRoom
  readonly facts: RoomFacts | null
  readonly row: MatchRowView | null
}

type Said = 'copied' | 'notCopied' | 'notSaved' | null

/** The card of a room as a picture, with the ways to pass it on. */
export function RoomShareSheet({ onClose, ...room }: SharedRoom & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const address = new URL(roomPath(room.live.roomId), window.location.origin).href
  const words = useCardWords(room, address)
  const canvas = useRef<HTMLCanvasElement>(null)
  const card = useRoomCard(canvas, words, room.live.poster)
  const [said, setSaid] = useState<Said>(null)
  const copyText = useCopy()
  const shareAddress = useShareAddress()
  const title = [words.anchor, words.title].join(t('common.separator'))
  const file = () =>
    canvas.current === null || card !== 'drawn'
      ? null
      : fileOf(canvas.current, `room-${room.live.roomId}.png`)
  const share = async () => {
    const done = await shareByBrowser({ title, url: address }, await file())
    if (done !== 'none') return
    const shared = await shareAddress(title, address)
    if (shared !== 'shared') setSaid(shared === 'copied' ? 'copied' : 'notCopied')
  }
  const save = async () => {
    const picture = await file()
    if (picture === null) setSaid('notSaved')
    else saveFile(picture)
  }
  const copy = async () => {
    setSaid((await copyText(address)) ? 'copied' : 'notCopied')
  }
  return (
    <Sheet
      open
      onClose={onClose}
      label={t('room.card.title')}
      header={<SheetHeader>{t('room.card.title')}</SheetHeader>}
      footer={
        <>
          <p className={styles.said} role="status">
            {said === null ? '' : t(`room.card.${said}`)}
          </p>
          <ButtonRow>
            <Button kind="secondary" size="medium" onPress={() => void copy()}>
              {t('room.card.copy')}
            </Button>
            <Button kind="secondary" size="medium" disabled={card !== 'drawn'} onPress={() => void save()}>
              {t('room.card.save')}
            </Button>
            <Button size="medium" onPress={() => void share()}>
              {t('room.card.share')}
            </Button>
          </ButtonRow>
        </>
      }
    >
      <div className={styles.place}>
        {card === 'failed' && <p>{t('room.card.notDrawn')}</p>}
        <canvas
          ref={canvas}
          className={styles.card}
          hidden={card === 'failed'}
          role="img"
          aria-label={spokenOf(words)}
        />
      </div>
    </Sheet>
  )
}

function spokenOf({ state, anchor, title, match, address }: CardWords): string {
  const teams = match === null ? [] : [`${match.home} ${match.middle} ${match.away}`]
  return [state, anchor, title, ...teams, address].join(' · ')
}

function useCardWords({ live, facts, row }: SharedRoom, address: string): CardWords {
  const { t } = useTranslation()
  const read = useLocalText()
  return {
    brand: t('common.appName'),
    state: t(live.living ? 'room.living' : 'room.notLiving'),
    living: live.living,
    anchor: read(facts?.anchor.name ?? live.anchor.name),
    title: read(facts?.topic ?? live.title),
    match: matchOf(),
    invitation: t('room.card.invitation'),
    address: address.replace(/^https?:\/\//, ''),
  }

  /** The match of prices has the score of now; the list of rooms has only its teams. */
  function matchOf(): CardWords['match'] {
    const present = row?.match ?? null
    if (present !== null && present.teams !== null) {
      const { home, away } = present.teams
      const middle = present.state === 'notStarted' ? t('room.card.versus') : present.score.join(' - ')
      return { home: home.name, away: away.name, middle, league: present.league.name }
    }
    return live.match === null ? null : { ...live.match, middle: t('room.card.versus') }
  }
}
