import { bodyLimit } from 'hono/body-limit'

/** The largest bet and the largest batch of analytics are far below this. */
const MAX_BODY_BYTES = 256 * 1024
const HTTP_TOO_LARGE = 413

/** Refuses a body before it is read into memory. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ code: 10003, msg: 'the body is too large', data: null }, HTTP_TOO_LARGE),
})
