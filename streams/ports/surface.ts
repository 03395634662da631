/**
 * A place on the page that pictures can be put in. The streams hand it on and never look inside: a browser's
 * adapter finds an element in it, a test whatever it likes.
 */
export type Surface = object
