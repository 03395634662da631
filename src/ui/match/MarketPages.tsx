import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import { priceBeside, priceOfPage } from './pricePlaces.ts'
import styles from './MarketPages.module.css'

interface MarketPagesProps {
  /** Each page is a `MarketColumns`; `null` for a page that is not rendered yet. */
  pages: readonly ReactNode[]
  /** The index of the page in view. The owner may turn the pages of a whole league together. */
  page: number
  onPage: (page: number) => void
  /** The accessible name of the scrolling region, such as “盘口”. */
  label: string
}

/**
 * Price columns in horizontally scrolling pages, with dots. The width is fixed, so prices never shift under a
 * finger.
 */
export function MarketPages({ pages, page, onPage, label }: MarketPagesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const settled = useRef(0)
  /** The row that gets the focus once the page requested by an arrow key is shown. */
  const wanted = useRef<number | null>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element || settled.current === page) return
    settled.current = page
    element.scrollLeft = page * pageWidth(element)
    if (wanted.current !== null) priceOfPage(element.children[page], wanted.current)?.focus()
    wanted.current = null
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

  // The default scrolling by key would leave the focused price out of view.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const { target, currentTarget } = event
    if (step === 0 || !(target instanceof HTMLElement) || !target.matches('[data-price]')) return
    event.preventDefault()
    const { row, price } = priceBeside(currentTarget, target, step)
    if (price !== null) price.focus()
    else if (page + step >= 0 && page + step < pages.length) {
      wanted.current = row
      onPage(page + step)
    }
  }

  if (pages.length < 2) return <div className={styles.single}>{pages[0]}</div>
  return (
    <div className={styles.pages}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={label}
        onScroll={follow}
        onKeyDown={onKeyDown}
      >
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
