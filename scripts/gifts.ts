import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GIFTS } from '../platform/room/gifts/giftCatalogue.ts'
import { giftMovie, packed } from './gifts/animation.ts'
import { COURSES } from './gifts/courses.ts'
import { DRAWINGS } from './gifts/drawings.ts'
import { svgOf } from './gifts/shapes.ts'

// Creates the pictures and animations of the gifts: `npm run gifts`.

const FOLDER = 'public/gifts'

mkdirSync(FOLDER, { recursive: true })
for (const { giftId } of GIFTS) {
  const drawing = DRAWINGS[giftId]
  if (drawing === undefined) throw new Error(`nobody has drawn ${giftId}`)
  writeFileSync(join(FOLDER, `${giftId}.svg`), svgOf(drawing))
  const course = COURSES[giftId]
  if (course === undefined) continue
  const file = packed(giftMovie(drawing, course))
  writeFileSync(join(FOLDER, `${giftId}.svga`), file)
  console.log(`${giftId}.svga: ${String(Math.round(file.length / 1024))} KB`)
}
