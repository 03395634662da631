import * as v from 'valibot'

/** The versions of the protocol that this client speaks (docs/site/shell.md). */
export const SHELL_VERSION = 1

const LONGEST_TEXT = 4000
const WIDEST_INSET = 200

const version = v.literal(SHELL_VERSION)
const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const inset = v.pipe(v.number(), v.minValue(0), v.maxValue(WIDEST_INSET))

/** The message to the window that brings the channel's port. */
export const shellConnect = v.object({
  touchline: v.literal('shell'),
  type: v.literal('connect'),
  versions: v.pipe(v.array(v.number()), v.maxLength(20)),
})

const done = v.object({ version, type: v.literal('done'), id: requestId, ok: v.boolean() })

/** What a shell sends through the channel. */
export const fromShell = v.variant('type', [
  v.object({ version, type: v.literal('back'), id: requestId }),
  v.object({ version, type: v.literal('safeArea'), top: inset, right: inset, bottom: inset, left: inset }),
  done,
])

/** What the client sends through the channel. */
export const toShell = v.variant('type', [
  v.object({ version, type: v.literal('connected') }),
  v.object({
    version,
    type: v.literal('share'),
    id: requestId,
    title: v.pipe(v.string(), v.maxLength(200)),
    url: v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.regex(/^https?:\/\//)),
  }),
  v.object({
    version,
    type: v.literal('copy'),
    id: requestId,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT)),
  }),
  v.object({
    version,
    type: v.literal('statusBar'),
    colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
    dark: v.boolean(),
  }),
  done,
])

export type FromShell = v.InferOutput<typeof fromShell>
export type ToShell = v.InferOutput<typeof toShell>
