export { createFavouritesFeed, type FavouritesFeed, NO_FAVOURITES } from './favourites.ts'
export { isFavourite, isFavouriteLeague } from './choices.ts'
export { createKeptChoices } from './keptChoices.ts'
export { refusalText } from './refusalText.ts'
