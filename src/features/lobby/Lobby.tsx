import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LobbyStreams } from '../../../streams/lobby.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useLobby } from '../../bindings/useLobby.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { venueName } from '../../words/venueWords.ts'

/** What a venue without a sport menu shows on the home page: the way to the rooms of the anchors. */
export function Lobby() {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  const lobby = useLobby()
  return lobby === null ? null : <Shown lobby={lobby} />
}

function Shown({ lobby }: { readonly lobby: LobbyStreams }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = venueName(t, useStream(useStreams().venue.code$))
  const entered = useStream(lobby.entered$)
  const failed = entered.status === 'failed'
  useOfflinePage(failed ? entered.reason : null)
  return (
    <EmptyState
      art={failed ? 'error' : 'flag'}
      title={failed ? t('lobby.failed', { name }) : t('lobby.title', { name })}
      text={failed ? t(`states.feed.${entered.reason}`) : t('lobby.text')}
      actions={<Button onPress={() => void navigate(PATHS.rooms)}>{t('lobby.rooms')}</Button>}
    />
  )
}
