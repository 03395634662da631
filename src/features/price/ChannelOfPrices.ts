import { createContext } from 'react'
import type { PlacingChannel } from '../../../streams/index.ts'

/** Where the prices below are, which a bet at them is placed with; `undefined` for lists and match pages. */
export const ChannelOfPrices = createContext<PlacingChannel | undefined>(undefined)
