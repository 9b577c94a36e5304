import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fewFiles } from './vite.chunks.ts';
import { leanCode, leanMinify } from './vite.lean.ts';

/** Whichever style sheet a browser reads first must know the order of the layers. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/web\/.*\.css$/u.test(id)) return null;
    return { code: `@layer tokens, base, ui, feature, final;\n${code}`, map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layerOrder, ...leanCode],
  // React has it: the substitute for older versions stays out of the first page.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // The security policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/web/main.tsx',
            output: { codeSplitting: fewFiles, minify: leanMinify },
          },
        }),
  },
  // Vite leaves this to the process for server code; React would then run its slow development build.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
