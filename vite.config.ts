import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guard } from './build/guard.ts'
import { licenses } from './build/licenses.ts'
import { site } from './build/plugin.ts'

export default defineConfig({ plugins: [tailwindcss(), react(), site(), guard(), licenses()] })
