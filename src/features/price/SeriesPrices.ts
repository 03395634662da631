import { createContext } from 'react'

/** Whether the prices below are listed for series: in European odds, and a tap makes the slip a series. */
export const SeriesPrices = createContext(false)
