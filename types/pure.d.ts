// The few globals outside the language that every runtime has, so that pure logic compiles without the DOM library.
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number }
}
declare class TextDecoder {
  readonly encoding: string
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: ArrayBufferView | ArrayBuffer, options?: { stream?: boolean }): string
}
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  href: string
  protocol: string
  username: string
  password: string
  hostname: string
  host: string
  port: string
  pathname: string
  search: string
  hash: string
  readonly origin: string
}
declare function structuredClone<T>(value: T): T
interface File {
  readonly name: string
  readonly size: number
}
declare const performance: { now(): number }
interface AbortSignal {
  readonly aborted: boolean
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void): void
}
declare class AbortController {
  readonly signal: AbortSignal
  abort(): void
}
declare function setTimeout(callback: (value?: never) => void, milliseconds: number): number
declare function clearTimeout(timer: number | undefined): void
declare function atob(data: string): string
declare function btoa(data: string): string
declare const console: { error(...values: unknown[]): void }
