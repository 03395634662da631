import type { Course } from './animation.ts'

/** The animations of the gifts that have one. */
export const COURSES: Readonly<Record<string, Course>> = {
  drum: { frames: 48, entrance: 'pop', confetti: 0, rays: false, beat: 0.08 },
  shirt: { frames: 48, entrance: 'pop', confetti: 10, rays: false, beat: 0.02 },
  boot: { frames: 48, entrance: 'pop', confetti: 14, rays: false, beat: 0.03 },
  bus: { frames: 72, entrance: 'drive', confetti: 34, rays: false, beat: 0 },
  cup: { frames: 72, entrance: 'pop', confetti: 40, rays: true, beat: 0.02 },
}
