import { createContext } from 'react'

/** The venue's image domain, for crests without a host; empty for the page's own origin. */
export const PlaceOfPictures = createContext('')
