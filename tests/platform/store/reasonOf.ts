/** The database's message for a refused query; Drizzle wraps it in an error of its own. */
export async function reasonOf(refused: PromiseLike<unknown>): Promise<string> {
  try {
    await refused
    return 'not refused'
  } catch (error) {
    let cause = error
    while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
    return String(cause)
  }
}
