import { useState } from 'react'
import type { Gift } from '../../../streams/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'

interface GiftPictureProps {
  readonly gift: Gift
  readonly className: string | undefined
}

/**
 * A gift's icon; a drawn box when it cannot be loaded. Hidden from screen readers, since the name is beside
 * it.
 */
export function GiftPicture({ gift: { icon }, className }: GiftPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (icon === '' || broken === icon) return <Icon name="gift" className={className} />
  return (
    <img
      className={className}
      src={icon}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => {
        setBroken(icon)
      }}
    />
  )
}
