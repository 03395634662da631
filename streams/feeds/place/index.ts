export { HOME_MODES, type HomeMode, type HomePlace, readPlace, rememberPlace } from './homePlace.ts'
