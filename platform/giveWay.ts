/** Lets the other work of the process have its turn. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
