// hash-wasm's single-algorithm builds come without types. Each exports its part of the library.
declare module 'hash-wasm/dist/*.umd.min.js' {
  const library: typeof import('hash-wasm')
  export default library
}
