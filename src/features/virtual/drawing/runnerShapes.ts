import { numberColour } from '../numberColours.ts'
import { disc, type Pen, strokeLine } from './canvas.ts'

/** What runs: its sport decides how it looks. */
export type RunnerKind = 'horse' | 'dog' | 'bike'

/** Coats of the animals, by number. */
const COATS = ['#543a2a', '#3f3029', '#6b4a34', '#7a5538', '#6a4830', '#4a3a30', '#8a6a4c', '#3a2c24']

const STEPS = 3
const STEP_MS = 95

/** A runner in a box of 60 by 40, looking to the right; the steps of its legs follow from the time, ms. */
export function drawRunner(pen: Pen, kind: RunnerKind, number: number, ms: number): void {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.fillStyle = 'rgba(0, 0, 0, 0.28)'
  pen.beginPath()
  pen.ellipse(30, 38.5, 25, 2.2, 0, 0, 2 * Math.PI)
  pen.fill()
  const step = Math.floor(Math.max(0, ms) / STEP_MS + number) % STEPS
  if (kind === 'horse') drawHorse(pen, number, step)
  else if (kind === 'dog') drawDog(pen, number, step)
  else drawBike(pen, number, ms)
}

type Legs = readonly (readonly (readonly [number, number])[])[]

const HORSE_LEGS: readonly Legs[] = [
  [
    [
      [42, 22],
      [52, 27],
      [59, 25],
    ],
    [
      [40, 23],
      [49, 31],
      [47, 37],
    ],
    [
      [19, 21],
      [9, 27],
      [2, 24],
    ],
    [
      [21, 22],
      [13, 31],
      [16, 37],
    ],
  ],
  [
    [
      [42, 22],
      [51, 28],
      [52, 36],
    ],
    [
      [40, 23],
      [45, 32],
      [51, 35],
    ],
    [
      [19, 21],
      [11, 28],
      [10, 36],
    ],
    [
      [21, 22],
      [17, 31],
      [9, 34],
    ],
  ],
  [
    [
      [42, 22],
      [47, 29],
      [42, 34],
    ],
    [
      [39, 23],
      [41, 32],
      [34, 36],
    ],
    [
      [19, 21],
      [19, 30],
      [25, 36],
    ],
    [
      [22, 22],
      [28, 30],
      [26, 37],
    ],
  ],
]

function drawLegs(pen: Pen, legs: Legs, width: number): void {
  pen.lineWidth = width
  for (const leg of legs) strokeLine(pen, leg)
}

function drawHorse(pen: Pen, number: number, step: number): void {
  const coat = COATS[(number - 1) % COATS.length] ?? '#4a3a30'
  const { fill } = numberColour(number)
  pen.strokeStyle = coat
  drawLegs(pen, HORSE_LEGS[step] ?? [], 2.8)
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(16, 16)
  pen.bezierCurveTo(10, 12, 6, 16, 0, 14)
  pen.stroke()
  pen.fillStyle = coat
  pen.beginPath()
  pen.moveTo(14, 17)
  pen.bezierCurveTo(17, 11, 25, 11, 32, 12)
  pen.bezierCurveTo(36, 12.5, 39, 11, 42, 8)
  for (const [x, y] of [
    [48, 2],
    [50, -1],
    [52, 2],
    [60, 8.5],
    [58, 12],
    [50, 10],
    [45, 19],
  ] as const)
    pen.lineTo(x, y)
  pen.bezierCurveTo(43, 23.5, 39, 24.5, 33, 24)
  pen.bezierCurveTo(27, 25.5, 15, 25, 14, 17)
  pen.fill()
  // the jockey
  pen.fillStyle = fill
  pen.beginPath()
  pen.moveTo(24, 12)
  for (const [x, y] of [
    [30, 5],
    [38, 8],
    [37, 13],
  ] as const)
    pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
  disc(pen, 37.5, 3.5, 3.6)
  drawCloth(pen, number, 27, 17)
}

const DOG_LEGS: readonly Legs[] = [
  [
    [
      [44, 25],
      [53, 29],
      [59, 28],
    ],
    [
      [42, 26],
      [50, 32],
      [53, 36],
    ],
    [
      [15, 24],
      [7, 29],
      [1, 28],
    ],
    [
      [17, 26],
      [10, 32],
      [8, 37],
    ],
  ],
  [
    [
      [44, 25],
      [49, 31],
      [48, 37],
    ],
    [
      [42, 26],
      [44, 32],
      [49, 37],
    ],
    [
      [15, 24],
      [12, 31],
      [6, 35],
    ],
    [
      [17, 26],
      [17, 33],
      [12, 37],
    ],
  ],
  [
    [
      [44, 25],
      [43, 31],
      [36, 35],
    ],
    [
      [42, 26],
      [38, 32],
      [32, 36],
    ],
    [
      [15, 24],
      [21, 31],
      [28, 34],
    ],
    [
      [17, 26],
      [24, 32],
      [31, 37],
    ],
  ],
]

function drawDog(pen: Pen, number: number, step: number): void {
  const coat = COATS[(number + 2) % COATS.length] ?? '#6b4a34'
  pen.strokeStyle = coat
  drawLegs(pen, DOG_LEGS[step] ?? [], 2.2)
  pen.lineWidth = 1.8
  pen.beginPath()
  pen.moveTo(13, 19)
  pen.quadraticCurveTo(6, 20, 1, 14)
  pen.stroke()
  pen.fillStyle = coat
  pen.beginPath()
  pen.moveTo(11, 21)
  pen.bezierCurveTo(12, 14, 22, 14, 30, 15)
  pen.bezierCurveTo(37, 15.5, 42, 14, 46, 12)
  for (const [x, y] of [
    [50, 8],
    [53, 10],
    [60, 13],
    [58, 15.5],
    [51, 16],
    [47, 21],
  ] as const)
    pen.lineTo(x, y)
  pen.bezierCurveTo(46, 29, 38, 30, 33, 25)
  pen.bezierCurveTo(27, 22, 18, 30, 11, 21)
  pen.fill()
  drawCloth(pen, number, 29, 19)
}

const WHEEL = 7.5
const SPOKES = 3

function drawBike(pen: Pen, number: number, ms: number): void {
  const { fill } = numberColour(number)
  for (const x of [12, 47]) {
    pen.strokeStyle = '#14161c'
    pen.lineWidth = 3.2
    pen.beginPath()
    pen.arc(x, 30, WHEEL, 0, 2 * Math.PI)
    pen.stroke()
    pen.strokeStyle = 'rgba(255, 255, 255, 0.45)'
    pen.lineWidth = 0.8
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      const angle = ms / 60 + (spoke * Math.PI) / SPOKES
      const dx = WHEEL * Math.cos(angle)
      const dy = WHEEL * Math.sin(angle)
      strokeLine(pen, [
        [x - dx, 30 - dy],
        [x + dx, 30 + dy],
      ])
    }
  }
  pen.strokeStyle = '#3a3f4b'
  pen.lineWidth = 2.4
  strokeLine(pen, [
    [12, 30],
    [26, 28],
    [40, 20],
    [47, 30],
  ])
  pen.fillStyle = fill
  pen.beginPath()
  pen.moveTo(14, 20)
  for (const [x, y] of [
    [26, 18],
    [40, 16],
    [46, 22],
    [34, 28],
    [22, 28],
  ] as const)
    pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
  // the rider
  pen.strokeStyle = '#20242e'
  pen.lineWidth = 4
  strokeLine(pen, [
    [22, 18],
    [27, 9],
    [34, 9],
    [41, 17],
  ])
  pen.fillStyle = fill
  disc(pen, 36, 5, 4)
  drawCloth(pen, number, 30, 21)
}

/** The number in its colour. */
function drawCloth(pen: Pen, number: number, x: number, y: number): void {
  const { fill, ink } = numberColour(number)
  pen.fillStyle = fill
  pen.strokeStyle = 'rgba(255, 255, 255, 0.55)'
  pen.lineWidth = 0.7
  pen.beginPath()
  pen.roundRect(x - 6, y - 5.5, 12, 11, 2)
  pen.fill()
  pen.stroke()
  pen.fillStyle = ink
  pen.font = '700 9px system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), x, y + 0.5)
}
