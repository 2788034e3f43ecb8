/** Cryptographically random bytes. Works on plain http too. */
export const randomBytes = (size: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(size))
