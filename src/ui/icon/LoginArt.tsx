import styles from './LoginArt.module.css'

/** The drawing above the app's name on the login page: a corner flag and a ball. */
export function LoginArt() {
  return (
    <svg className={styles.art} viewBox="0 0 342 150" aria-hidden="true">
      <path className={styles.ground} d="M0 132h342" />
      <path className={styles.pole} d="M40 132V18" />
      <path className={styles.flag} d="M41.5 20l46 14-46 15z" />
      <path className={styles.ground} d="M40 92a40 40 0 0140 40" />
      <circle className={styles.ball} cx="236" cy="117" r="14" />
      <path
        className={styles.seams}
        d="M236 110l6.6 4.8-2.5 7.8h-8.2l-2.5-7.8zM236 110v-7M242.6 114.8l6.6-2M240 122.6l4 5.6M232 122.6l-4 5.6M229.4 114.8l-6.6-2"
      />
      <path className={styles.flight} d="M216 124c-40-30-74-46-122-46" />
    </svg>
  )
}
