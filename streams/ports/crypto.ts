/** Encryption of bodies for sites that require it: seals requests and opens answers. */
export interface BodyCipher {
  /** The client's public key, base64url, sent with each request. */
  readonly publicKey: string
  /** `context` is authenticated with the body; the same text is needed to open it. */
  seal(plain: string, context: string): Promise<string>
  /** Rejects if the body was changed, truncated, or sealed for another context. */
  open(sealed: string, context: string): Promise<string>
}

export interface Crypto {
  /** HMAC-SHA-256 of `text` under a base64url key, base64url. */
  sign(key: string, text: string): Promise<string>
  /** SHA-256 of UTF-8 text, lower-case hexadecimal. */
  digest(text: string): Promise<string>
  /**
   * Decrypts base64url of a 12-byte IV and AES-256-GCM data with a base64url key of 32 bytes. Rejects changed
   * or truncated data.
   */
  openSealed(key: string, sealed: string): Promise<string>
  /** Derives a key from the platform's public key (base64url, raw P-256 point). */
  agree(platformPublicKey: string, site: string): Promise<BodyCipher>
}

/** Decompresses a base64 gzip body. Rejects invalid data and more than `maxBytes` of output. */
export interface Inflate {
  gunzipBase64(text: string, maxBytes: number): Promise<string>
}
