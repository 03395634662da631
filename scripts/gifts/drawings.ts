import { type Shape, star } from './shapes.ts'

const GOLD = { dark: '#8a5a14', deep: '#b57e22', plain: '#d9a63a', light: '#f3cf6f', bright: '#fff0bf' }

const cup: readonly Shape[] = [
  { d: 'M62 58 C30 50 24 92 44 110 C56 122 70 126 84 128', stroke: GOLD.dark, width: 13 },
  { d: 'M62 58 C30 50 24 92 44 110 C56 122 70 126 84 128', stroke: GOLD.plain, width: 8 },
  { d: 'M178 58 C210 50 216 92 196 110 C184 122 170 126 156 128', stroke: GOLD.dark, width: 13 },
  { d: 'M178 58 C210 50 216 92 196 110 C184 122 170 126 156 128', stroke: GOLD.plain, width: 8 },
  { d: 'M58 42 L182 42 C184 104 164 146 132 156 L108 156 C76 146 56 104 58 42 Z', fill: GOLD.plain },
  { d: 'M58 42 L80 42 C80 100 88 140 112 156 L108 156 C76 146 56 104 58 42 Z', fill: GOLD.dark, alpha: 0.75 },
  {
    d: 'M88 42 L122 42 C122 100 120 138 119 156 L112 156 C94 140 88 98 88 42 Z',
    fill: GOLD.bright,
    alpha: 0.9,
  },
  {
    d: 'M122 42 L140 42 C140 98 132 138 122 156 L119 156 C120 138 122 100 122 42 Z',
    fill: GOLD.light,
    alpha: 0.8,
  },
  {
    d: 'M158 42 L182 42 C184 104 164 146 132 156 L128 156 C152 138 158 98 158 42 Z',
    fill: GOLD.deep,
    alpha: 0.9,
  },
  { ellipse: [120, 42, 62, 11], fill: '#5e3d0d', stroke: GOLD.bright, width: 4 },
  { ellipse: [120, 96, 25, 25], fill: GOLD.light, stroke: GOLD.deep, width: 4 },
  { d: star(120, 96, 5, 15, 6.5), fill: GOLD.dark },
  { d: 'M108 156 L132 156 L136 186 L104 186 Z', fill: GOLD.plain },
  { d: 'M112 156 L121 156 L120 186 L109 186 Z', fill: GOLD.bright, alpha: 0.85 },
  { ellipse: [120, 158, 16, 5], fill: GOLD.bright },
  { d: 'M92 186 L148 186 L158 200 L82 200 Z', fill: GOLD.deep },
  { rect: [78, 200, 84, 22, 3], fill: '#2a2524' },
  { rect: [98, 204, 44, 13, 3], fill: GOLD.plain },
  { rect: [104, 209, 32, 3, 1.5], fill: '#5e3d0d' },
  { rect: [68, 222, 104, 8, 3], fill: GOLD.plain },
  { rect: [68, 222, 104, 3, 1.5], fill: GOLD.bright },
]

const boot: readonly Shape[] = [
  { ellipse: [122, 202, 84, 9], fill: '#000000', alpha: 0.22 },
  {
    d: 'M46 84 C62 76 84 74 96 80 C104 100 122 116 150 122 C186 130 210 142 212 164 C212 174 206 178 196 178 L48 178 C38 178 34 170 36 158 C40 132 34 108 46 84 Z',
    fill: '#2f6fe4',
  },
  {
    d: 'M46 84 C62 76 84 74 96 80 C100 90 106 98 114 104 C88 108 62 106 42 98 C42 92 44 88 46 84 Z',
    fill: '#5b94f5',
  },
  {
    d: 'M36 158 C84 150 150 148 211 158 C213 172 206 178 196 178 L48 178 C38 178 34 170 36 158 Z',
    fill: '#1c4aa8',
  },
  { d: 'M60 118 C84 128 108 136 132 152 L112 156 C92 142 76 136 58 134 Z', fill: '#dbe7ff' },
  { d: 'M104 96 L128 88', stroke: '#ffffff', width: 6 },
  { d: 'M114 106 L140 98', stroke: '#ffffff', width: 6 },
  { d: 'M128 115 L152 108', stroke: '#ffffff', width: 6 },
  { rect: [34, 176, 180, 12, 5], fill: '#e8edf6' },
  { rect: [52, 187, 15, 14, 3], fill: '#aebbd0' },
  { rect: [84, 187, 15, 14, 3], fill: '#aebbd0' },
  { rect: [146, 187, 15, 14, 3], fill: '#aebbd0' },
  { rect: [178, 187, 15, 14, 3], fill: '#aebbd0' },
]

const bus: readonly Shape[] = [
  { ellipse: [120, 206, 108, 8], fill: '#000000', alpha: 0.25 },
  { rect: [14, 92, 212, 96, 14], fill: '#c9302f' },
  { rect: [14, 92, 212, 22, 11], fill: '#e4524a' },
  { rect: [14, 150, 212, 14, 0], fill: '#f4c84f' },
  { rect: [26, 112, 34, 30, 5], fill: '#bfe3ff' },
  { rect: [66, 112, 34, 30, 5], fill: '#bfe3ff' },
  { rect: [106, 112, 34, 30, 5], fill: '#bfe3ff' },
  { rect: [146, 112, 34, 30, 5], fill: '#bfe3ff' },
  { rect: [188, 112, 34, 44, 6], fill: '#dff1ff' },
  {
    d: 'M30 114 L44 114 L32 140 L28 140 Z M70 114 L84 114 L72 140 L68 140 Z M110 114 L124 114 L112 140 L108 140 Z',
    fill: '#ffffff',
    alpha: 0.55,
  },
  { rect: [30, 78, 150, 16, 6], fill: '#8f1f22' },
  { ellipse: [54, 66, 10, 11], fill: '#e9bd97' },
  { rect: [42, 75, 24, 18, 6], fill: '#3f62c9' },
  { ellipse: [90, 62, 10, 11], fill: '#d8a983' },
  { rect: [78, 71, 24, 22, 6], fill: '#f4f6fb' },
  { ellipse: [126, 66, 10, 11], fill: '#e9bd97' },
  { rect: [114, 75, 24, 18, 6], fill: '#2e7d5b' },
  { d: 'M102 76 L118 40', stroke: '#d8a983', width: 7 },
  { d: 'M108 24 L132 24 C132 36 128 42 120 44 C112 42 108 36 108 24 Z', fill: GOLD.plain },
  { rect: [116, 43, 8, 8, 2], fill: GOLD.deep },
  { d: 'M164 92 L164 40', stroke: '#e9e9ee', width: 4 },
  { d: 'M166 42 C180 36 190 50 206 44 L206 66 C190 72 180 58 166 64 Z', fill: '#f4c84f' },
  { rect: [214, 160, 12, 12, 4], fill: '#fff0bf' },
  { ellipse: [62, 188, 22, 22], fill: '#1a1c22' },
  { ellipse: [62, 188, 10, 10], fill: '#aab3c2' },
  { ellipse: [178, 188, 22, 22], fill: '#1a1c22' },
  { ellipse: [178, 188, 10, 10], fill: '#aab3c2' },
]

const drum: readonly Shape[] = [
  { ellipse: [120, 208, 78, 9], fill: '#000000', alpha: 0.22 },
  { d: 'M44 96 C44 140 48 176 58 196 C92 210 148 210 182 196 C192 176 196 140 196 96 Z', fill: '#b8322f' },
  {
    d: 'M44 96 L70 96 C70 146 76 184 84 203 C72 201 64 199 58 196 C48 176 44 140 44 96 Z',
    fill: '#7d1e20',
    alpha: 0.8,
  },
  {
    d: 'M96 96 L124 96 C124 150 122 190 120 206 C112 206 106 206 102 205 C98 180 96 140 96 96 Z',
    fill: '#e0625a',
    alpha: 0.8,
  },
  { d: 'M44 108 C80 124 160 124 196 108', stroke: GOLD.plain, width: 7 },
  { d: 'M56 190 C92 206 148 206 184 190', stroke: GOLD.plain, width: 7 },
  { ellipse: [120, 94, 78, 25], fill: '#f7ead2', stroke: GOLD.deep, width: 6 },
  { ellipse: [120, 92, 52, 15], fill: '#fff8ea' },
  { d: 'M150 88 L206 38', stroke: '#8a5a2a', width: 9 },
  { ellipse: [150, 88, 11, 9], fill: '#f0d2a4' },
  { d: 'M92 84 L34 44', stroke: '#8a5a2a', width: 9 },
  { ellipse: [92, 85, 11, 9], fill: '#f0d2a4' },
]

const shirt: readonly Shape[] = [
  {
    d: 'M84 40 C96 54 144 54 156 40 L208 64 L192 112 L170 104 L172 204 L68 204 L70 104 L48 112 L32 64 Z',
    fill: '#2e66d0',
  },
  { d: 'M84 40 L32 64 L48 112 L70 104 L69 140 L90 60 Z', fill: '#214c9f' },
  {
    d: 'M100 50 L116 54 L116 204 L98 204 Z M126 54 L142 50 L144 204 L126 204 Z',
    fill: '#f4f6fb',
    alpha: 0.92,
  },
  { d: 'M156 40 L208 64 L192 112 L170 104 L171 140 L150 60 Z', fill: '#4a83ea' },
  { d: 'M84 40 C96 58 144 58 156 40 L148 38 C138 50 102 50 92 38 Z', fill: '#f4f6fb' },
  { d: 'M112 96 L126 88 L126 160', stroke: GOLD.plain, width: 13 },
  { d: star(150, 82, 5, 10, 4.4), fill: GOLD.light },
]

const flag: readonly Shape[] = [
  { d: 'M56 36 L56 212', stroke: '#c9ced8', width: 9 },
  { ellipse: [56, 34, 8, 8], fill: GOLD.plain },
  { d: 'M62 46 C96 26 128 70 198 44 L198 130 C128 156 96 112 62 132 Z', fill: '#d8433c' },
  { d: 'M62 74 C96 54 128 98 198 72 L198 102 C128 128 96 84 62 104 Z', fill: '#f7f4ea' },
  { d: star(112, 86, 5, 17, 7), fill: GOLD.plain },
]

const whistle: readonly Shape[] = [
  {
    d: 'M96 84 L214 84 L214 118 L164 122 C166 160 140 188 104 188 C66 188 40 160 40 128 C40 100 64 84 96 84 Z',
    fill: '#f0b93a',
  },
  { d: 'M96 84 L214 84 L214 96 L96 98 C70 98 50 112 44 134 C42 104 64 84 96 84 Z', fill: '#ffe08a' },
  { ellipse: [102, 134, 34, 34], fill: '#3a2a10' },
  { ellipse: [102, 134, 22, 22], fill: '#8a5a14' },
  { ellipse: [96, 128, 9, 9], fill: '#ffe9b0', alpha: 0.8 },
  { rect: [150, 76, 24, 12, 3], fill: '#b57e22' },
  { d: 'M60 84 C48 60 60 40 84 40', stroke: '#c0392f', width: 8 },
]

const scarf: readonly Shape[] = [
  { d: 'M44 60 C92 40 148 40 196 60 L196 98 C148 80 92 80 44 98 Z', fill: '#c9302f' },
  { d: 'M80 50 L104 46 L104 84 L80 88 Z M136 46 L160 50 L160 88 L136 84 Z', fill: '#f7f4ea' },
  { d: 'M60 92 L104 84 L96 196 L50 192 Z', fill: '#c9302f' },
  { d: 'M58 116 L102 112 L100 138 L55 140 Z M54 164 L98 162 L97 180 L52 178 Z', fill: '#f7f4ea' },
  { d: 'M136 84 L180 92 L190 192 L144 196 Z', fill: '#a62526' },
  { d: 'M138 112 L182 116 L185 140 L140 138 Z M142 162 L187 164 L189 178 L143 180 Z', fill: '#f7f4ea' },
  {
    d: 'M56 194 L54 212 M68 195 L67 213 M80 196 L79 214 M92 196 L92 214 M150 196 L150 214 M162 195 L163 213 M174 194 L176 212 M186 193 L188 211',
    stroke: '#f7f4ea',
    width: 5,
  },
]

/** The drawing of each gift, used for its icon and its animation. */
export const DRAWINGS: Readonly<Record<string, readonly Shape[]>> = {
  flag,
  whistle,
  scarf,
  drum,
  shirt,
  boot,
  bus,
  cup,
}
