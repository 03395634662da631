import { useEffect } from 'react'
import type { KeyValue } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { reloadOnce } from './reloadOnce.ts'

const RETRY_MS = 1000
const LONGEST_MS = 15_000

/** After this many failures in a row while online, the page is assumed to be outdated and is reloaded. */
const FAILURES_OF_OLD_PAGE = 2

/**
 * Retries loading code with a back-off, not while offline.
 *
 * @param failures how often in a row it failed; with 0 nothing is retried.
 */
export function useLoadRetry(failures: number, onRetry: () => void): void {
  const { network, storage } = useStreams()
  const offline = useStream(network.reach$) === 'offline'
  useEffect(() => {
    if (offline || failures === 0) return
    const timer = setTimeout(
      () => void recover(storage.session, failures, onRetry),
      Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_MS),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [offline, failures, onRetry, storage])
}

async function recover(session: KeyValue, failures: number, retry: () => void): Promise<void> {
  if (failures >= FAILURES_OF_OLD_PAGE && (await reloadOnce(session))) return
  retry()
}
