import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './MarketPages.module.css'

interface MarketPagesProps {
  /** Each page is a `MarketColumns`; pass `null` for a page not drawn yet. */
  pages: readonly ReactNode[]
  /** The page in view. The owner may turn all rows of a league together. */
  page: number
  onPage: (page: number) => void
  /** Name of the scrolling region, such as “盘口”. */
  label: string
}

/** Price columns that page sideways, with dots. Its width is fixed, so prices never move under a finger. */
export function MarketPages({ pages, page, onPage, label }: MarketPagesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const settled = useRef(0)

  useEffect(() => {
    const element = scroller.current
    if (!element || settled.current === page) return
    settled.current = page
    element.scrollLeft = page * pageWidth(element)
  }, [page])

  const follow = () => {
    const element = scroller.current
    const width = element ? pageWidth(element) : 0
    if (!element || width === 0) return
    const shown = Math.round(element.scrollLeft / width)
    if (shown === settled.current) return
    settled.current = shown
    onPage(shown)
  }

  if (pages.length < 2) return <div className={styles.single}>{pages[0]}</div>
  return (
    <div className={styles.pages}>
      <div ref={scroller} className={styles.scroller} role="group" aria-label={label} onScroll={follow}>
        {pages.map((content, index) => (
          <div key={index} className={styles.page}>
            {content}
          </div>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {pages.map((_, index) => (
          <i key={index} className={classNames(styles.dot, index === page && styles.on)} />
        ))}
      </div>
    </div>
  )
}

function pageWidth(scroller: HTMLElement): number {
  return scroller.firstElementChild instanceof HTMLElement ? scroller.firstElementChild.offsetWidth : 0
}
