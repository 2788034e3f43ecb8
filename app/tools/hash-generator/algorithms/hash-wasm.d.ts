// The single-algorithm builds of hash-wasm carry no types; each holds its part of the whole library.
declare module 'hash-wasm/dist/*.umd.min.js' {
  const library: typeof import('hash-wasm')
  export default library
}
