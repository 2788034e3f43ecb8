/** Configuration fixed at build time; see build/config.ts. */
declare const __CONFIG__: import('#app/config.ts').Config
