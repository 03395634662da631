import { createContext } from 'react'

/** Where crests are that have no host; empty for the page's own origin. */
export const PlaceOfPictures = createContext('')
