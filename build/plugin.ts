import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readConfig } from './config.ts'
import { renderInDevelopment } from './dev.ts'
import { isBuilt } from './fingerprint.ts'
import { guard } from './guard.ts'
import { workerLicenses } from './licenses.ts'
import { prerender } from './prerender.ts'
import { sharedChunks } from './shared-chunks.ts'

const outDir = process.env.OUT_DIR || 'dist'
const renderDir = '.cache/render'
const serverFiles = ['server/index.ts', 'server/database.worker.ts']

// Scripts that documents name by address. A site without ads is built without their code.
const part = /^(tools\/[\w-]+\/view|site\/(scripts\/[\w-]+|contact-form\/contact-form|paste-box\/paste-box))\.tsx?$/
const parts = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => part.test(file) || (process.env.ADS_CLIENT && file === 'ads/ads.ts'))
  .map((file) => `app/${file}`)

/** The site as one Vite plugin: the build's environments, the documents after it, and the same documents in development. */
export function site(): Plugin {
  const config = readConfig(process.env)
  const base = `${config.basePath}/`
  return {
    name: 'site',
    enforce: 'pre',
    // Documents name everything they load and contain all styles, so an import needs no preload helper.
    load: { filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
    config: () => ({
      base,
      appType: 'custom',
      // adsClient is also defined on its own as a constant, so a site without ads is built without their code.
      define: { __CONFIG__: JSON.stringify(config), '__CONFIG__.adsClient': JSON.stringify(config.adsClient) },
      build: { target: 'es2023', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], modulePreload: false },
      worker: { format: 'es', plugins: () => [guard(), workerLicenses()] },
      optimizeDeps: { entries: ['app/entry-client.ts', ...parts, 'app/**/*.worker.ts', 'app/ui/text-pane/editor.ts'] },
      environments: {
        client: {
          build: {
            outDir,
            manifest: true,
            rolldownOptions: {
              input: ['app/entry-client.ts', 'app/boot.ts', 'app/app.css', ...parts],
              preserveEntrySignatures: 'allow-extension',
              treeshake: { moduleSideEffects: [{ test: /app[\\/]ads[\\/]/, sideEffects: false }] },
              output: { codeSplitting: { groups: sharedChunks } },
            },
          },
        },
        ssr: { build: { ssr: true, outDir: renderDir, rolldownOptions: { input: 'app/entry-server.tsx' } } },
        serviceWorker: {
          consumer: 'client',
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'app/offline/service-worker.ts',
              output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
            },
          },
        },
        server: {
          consumer: 'server',
          build: { ssr: true, outDir: 'dist-server', copyPublicDir: false, rolldownOptions: { input: serverFiles } },
          resolve: { noExternal: true, external: ['@libsql/client'] },
        },
      },
      builder: {
        async buildApp(builder) {
          if (process.env.IF_CHANGED && isBuilt(outDir, process.env)) {
            // Otherwise Vite would build everything itself.
            for (const environment of Object.values(builder.environments)) environment.isBuilt = true
            return
          }
          for (const name of ['client', 'ssr', 'serviceWorker', 'server'])
            await builder.build(builder.environments[name]!)
          await prerender(outDir, join(renderDir, 'entry-server.js'), base)
        },
      },
    }),
    configureServer: (server) => () => renderInDevelopment(server),
    // A file used only by the documents is not a module of the page, so the page reloads.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'client' && modules.length === 0) server.ws.send({ type: 'full-reload' })
    },
  }
}
