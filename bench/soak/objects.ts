import type { CDPSession } from 'playwright'

/**
 * Node types of a heap snapshot that are not the page's own objects: compiled code, and objects of the
 * browser.
 */
const NOT_OBJECTS: ReadonlySet<string> = new Set(['code', 'native', 'synthetic'])

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
}

/**
 * The size of the page's own objects, KB, without compiled code. V8 keeps optimising hot functions for about
 * a quarter of an hour, and the compiled code counts as heap.
 */
export async function readObjects(devtools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const gather = ({ chunk }: { readonly chunk: string }): void => {
    chunks.push(chunk)
  }
  devtools.on('HeapProfiler.addHeapSnapshotChunk', gather)
  try {
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  } finally {
    devtools.off('HeapProfiler.addHeapSnapshotChunk', gather)
  }
  return objectBytes(JSON.parse(chunks.join('')) as Snapshot) / 1024
}

function objectBytes({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = types[0][nodes[at + kind] ?? 0] ?? ''
    if (!NOT_OBJECTS.has(name)) bytes += nodes[at + size] ?? 0
  }
  return bytes
}
