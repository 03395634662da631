import { useState } from 'react'
import type { TFunction } from 'i18next'
import type { Order } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { shareFile } from './saveFile.ts'
import { drawPicture, pictureLines, pictureSize, type PictureColours } from './slipPicture.ts'

/** Pixels of the picture for each point. */
const SCALE = 3

/** Shares a bet as a picture, or saves the picture where the browser cannot share. */
export function SharePicture({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const { notices } = useStreams()
  const [busy, setBusy] = useState(false)
  const share = async (): Promise<void> => {
    setBusy(true)
    try {
      const file = await pictureFile(t, order)
      const done = await shareFile(file, t('bets.shareTitle', { number: order.orderNo }))
      if (done === 'saved') notices.say('bets.shareSaved')
    } catch {
      notices.say('bets.shareFailed')
    } finally {
      setBusy(false)
    }
  }
  return <IconButton icon="share" label={t('bets.share')} disabled={busy} onPress={() => void share()} />
}

async function pictureFile(t: TFunction, order: Order): Promise<File> {
  const lines = pictureLines(t, order)
  const { width, height } = pictureSize(lines)
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no pictures')
  drawPicture(context, lines, presentColours(), SCALE)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error('the picture was not made')
  return new File([blob], `${order.orderNo}.png`, { type: 'image/png' })
}

function presentColours(): PictureColours {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  return {
    back: colour('--s1'),
    text: colour('--t1'),
    quiet: colour('--t2'),
    win: colour('--up'),
    rule: colour('--hair'),
  }
}
