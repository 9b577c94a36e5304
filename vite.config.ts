import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fewFiles } from './vite.chunks.ts';

/** Whichever style sheet a browser reads first must know the order of the layers. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/web\/.*\.css$/u.test(id)) return null;
    return { code: `@layer tokens, base, ui, feature, final;\n${code}`, map: null };
  },
};

/** Lucide's own function weighs ten times ours, and its names and keys are read by nobody else. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//u.test(id)) return null;
    const lean = code
      .replace(
        "import createLucideIcon from '../createLucideIcon.mjs'",
        `import { drawIcon as createLucideIcon } from '${resolve('src/web/ui/draw-icon.ts')}'`,
      )
      .replaceAll(/,?\s*(key: "\w+"|aliases: \[[^\]]*\])/gu, '')
      .replaceAll(/\b(name: "[\w-]+"|size: 24),/gu, '');
    return { code: lean, map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layerOrder, leanIcons],
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
      : { rolldownOptions: { input: 'src/web/main.tsx', output: { codeSplitting: fewFiles } } }),
  },
  // Vite leaves this to the process for server code; React would then run its slow development build.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
