import styles from './Balls.module.css'

/** Where the spots of each face are, in a square of three by three. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
]

/** A die that shows a face, 1 to 6. */
export function Die({ face }: { readonly face: number }) {
  return (
    <svg className={styles.die} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="5" />
      {(SPOTS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={6 + x * 6} cy={6 + y * 6} r="2.2" />
      ))}
    </svg>
  )
}
