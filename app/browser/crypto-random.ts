/** Random bytes from the platform's cryptographic source; it exists on plain http too. */
export const randomBytes = (size: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(size))
