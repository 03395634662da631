import { decodeUtf8, encodeUtf8 } from '../bytes.ts'
import { decodeJson, type Decoded } from '../decode.ts'
import { onePixel, readPng, writePng } from './png.ts'
import { siteConfig, type SiteConfig } from './siteConfig.ts'

/** An ancillary, private chunk that is safe to copy (PNG specification, 5.4). */
const CONFIG_CHUNK = 'tlCf'

/** Reads the site's configuration from its image (docs/protocol.md, 1.1). Never throws. */
export function readConfigImage(bytes: Uint8Array): Decoded<SiteConfig> {
  const chunk = readPng(bytes)?.find(({ name }) => name === CONFIG_CHUNK)
  const json = chunk === undefined ? null : decodeUtf8(chunk.data)
  if (json === null) return { ok: false, error: { path: CONFIG_CHUNK, message: 'no readable config chunk' } }
  return decodeJson(siteConfig, json)
}

/** Creates the image with a configuration: one grey pixel and the chunk. */
export function writeConfigImage(config: SiteConfig): Uint8Array<ArrayBuffer> {
  const { header, pixel, end } = onePixel()
  return writePng([header, { name: CONFIG_CHUNK, data: encodeUtf8(JSON.stringify(config)) }, pixel, end])
}
