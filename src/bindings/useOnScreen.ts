import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the window; always true in browsers without `IntersectionObserver`. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const observable = 'IntersectionObserver' in window
  const [seen, setSeen] = useState(!observable)
  useEffect(() => {
    const observed = element.current
    if (observed === null || !observable) return
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(observed)
    return () => {
      observer.disconnect()
    }
  }, [element, observable])
  return seen
}
