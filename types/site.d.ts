/// <reference types="vite/client" />

declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('#app/ui/controls/icon.tsx').IconNode
  export default icon
}

// A file of tests that is run once more.
declare module '*.test.ts?native'
