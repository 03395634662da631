/** Bodies of sites with encryption: opens with the answer's key, seals for the platform. */
export interface BodyCipher {
  /** The client's public key, base64url, sent with each request. */
  readonly publicKey: string
  /** `context` binds a body to its call; the same text is needed to open it. */
  seal(plain: string, context: string): Promise<string>
  /** Rejects if the body was changed, cut, or sealed for another context. */
  open(sealed: string, context: string): Promise<string>
}

export interface Crypto {
  /** HMAC-SHA-256 of `text` under a base64url key, base64url. */
  sign(key: string, text: string): Promise<string>
  /** SHA-256 of UTF-8 text, lower-case hexadecimal. */
  digest(text: string): Promise<string>
  /**
   * Opens base64url of a 12-byte IV and AES-256-GCM under a base64url key of 32 bytes. Rejects what was changed
   * or cut.
   */
  openSealed(key: string, sealed: string): Promise<string>
  /** Agrees on a key with the platform's public key (base64url, raw P-256 point). */
  agree(platformPublicKey: string, site: string): Promise<BodyCipher>
}

/** Unpacks a base64 gzip body. Rejects bad data and anything that unpacks to more than `maxBytes`. */
export interface Inflate {
  gunzipBase64(text: string, maxBytes: number): Promise<string>
}
