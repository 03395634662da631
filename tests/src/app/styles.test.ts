import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

/** jsdom applies no style sheets, so the rules are read. */
const read = (path: string): string => readFileSync(path, 'utf8')
const tokens = read('src/app/styles/tokens.css')
const segmented = read('src/ui/choice/Segmented.module.css')

function ruleOf(css: string, selector: string): string {
  const start = `\n${css}`.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`no rule for ${selector}`)
  return css.slice(start, css.indexOf('\n}', start))
}

function tokenIn(rule: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(rule)?.[1]
  if (value === undefined) throw new Error(`no --${name}`)
  return value.replace(/\s+/g, ' ')
}

const THEMES = {
  dark: tokens.slice(0, tokens.indexOf(":root[data-theme='light']")),
  light: ruleOf(tokens, ":root[data-theme='light']"),
}

/** A colour of a theme; the light theme inherits what it does not set. */
function colourOf(theme: keyof typeof THEMES, name: string): string {
  const rule = new RegExp(`--${name}:`).test(THEMES[theme]) ? THEMES[theme] : THEMES.dark
  const value = tokenIn(rule, name)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? value : colourOf(theme, other)
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const part = parseInt(hex, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  expect(channels).toHaveLength(3)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const VARIABLE = /var\(--([\w-]+)\)/g

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it('a chosen segment is told by its border, at 3 : 1 to the track and to its own fill', () => {
    const on = ruleOf(segmented, '.on')
    const border = [...(/box-shadow:([^;]+);/.exec(on)?.[1] ?? '').matchAll(VARIABLE)].at(-1)?.[1] ?? ''
    const fill = /background: var\(--([\w-]+)\)/.exec(on)?.[1] ?? ''
    const track = /background: var\(--([\w-]+)\)/.exec(ruleOf(segmented, '.track'))?.[1] ?? ''
    for (const beside of [fill, track]) {
      expect(contrast(colourOf(theme, border), colourOf(theme, beside))).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('the skins', () => {
  const PLUM = ":root[data-skin='plum']:not([data-theme='light'])"
  const base = (theme: keyof typeof THEMES, rule: string, name: string): string =>
    new RegExp(`--${name}:`).test(rule) ? tokenIn(rule, name) : colourOf(theme, name)

  it.each([
    ['plum', 'dark', PLUM],
    ['plum', 'light', ":root[data-skin='plum'][data-theme='light']"],
    ['teal', 'dark', ":root[data-skin='teal']"],
    ['teal', 'light', ":root[data-skin='teal'][data-theme='light']"],
  ] as const)('%s, %s: every text on every surface is at 4.5 : 1', (_, theme, selector) => {
    const rule = ruleOf(tokens, selector)
    const colour = (name: string) => base(theme, rule, name)
    const pairs = [
      ['on-action', 'action'],
      ...['sunken', 's0', 's1', 's2', 'action-soft'].map((surface) => ['action-text', surface] as const),
      ...['t1', 't2'].map((text) => [text, 'action-soft'] as const),
    ] as const
    for (const [text, surface] of pairs)
      expect(contrast(colour(text), colour(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the fonts', () => {
  const CHINESE = /PingFang|Noto Sans (CJK|SC|TC)|YaHei|JhengHei/
  const families = (selector: string) => tokenIn(ruleOf(tokens, selector), 'font').split(', ')

  it('of English come before the Chinese ones, whose quotes are as wide as a character', () => {
    const names = families(':root:lang(en)')
    const chinese = names.findIndex((name) => CHINESE.test(name))
    // `-apple-system` and `BlinkMacSystemFont` exist on Apple's systems only.
    const latin = names.filter((name, index) => index < chinese && !/apple|Blink/i.test(name))
    expect(latin).toEqual(expect.arrayContaining(['Roboto', "'Liberation Sans'", 'Arial']))
  })

  it('of traditional Chinese are traditional', () => {
    const names = families(':root:lang(zh-Hant)')
    expect(names.filter((name) => CHINESE.test(name))).toEqual(
      names.filter((name) => /TC|JhengHei/.test(name)),
    )
  })
})

it('the offer of sound goes by itself from the picture, where another button stays', () => {
  const state = read('src/features/player/PlayerState.module.css')
  const [, name, seconds] = /animation: (\w+) \S+ linear (\d+)s forwards/.exec(ruleOf(state, '.sound')) ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(10)
  expect(state.slice(state.indexOf(`@keyframes ${name ?? ''}`))).toContain('visibility: hidden')
})

describe('before anything is drawn', () => {
  function dressed(settings: string | null) {
    const documentElement = { dataset: {} as Record<string, string>, style: {} as Record<string, string> }
    runInNewContext(read('public/theme.js'), {
      document: { documentElement },
      localStorage: { getItem: () => settings },
    })
    const { theme, skin } = documentElement.dataset
    return { theme, skin, scheme: documentElement.style['colorScheme'] }
  }

  it('the page has the theme that was chosen', () => {
    expect(dressed('{"theme":"light","skin":"teal"}')).toEqual({
      theme: 'light',
      skin: 'teal',
      scheme: 'light',
    })
    expect(dressed('{"theme":"dark"}')).toEqual({ theme: 'dark', scheme: 'dark' })
  })

  it.each([null, '{}', '{"theme":"pink","skin":"pink"}', 'not json'])(
    'it follows the device when %j was chosen',
    (kept) => {
      expect(dressed(kept)).toEqual({ theme: undefined, scheme: undefined })
    },
  )

  it('the script is run in the head, and the device is asked', () => {
    const head = read('index.html').split('</head>')[0] ?? ''
    expect(head).toContain('<script src="/theme.js"></script>')
    expect(head).toContain('<meta name="color-scheme" content="dark light" />')
  })
})
