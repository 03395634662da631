export const DPTY = 'DPTY'
