import { randomBytes } from 'node:crypto'

const ID_BYTES = 12

/** 96 random bits: an id reveals nothing about the message and is unique. */
export function newMessageId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}
