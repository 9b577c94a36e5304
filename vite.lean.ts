import { resolve } from 'node:path';
import type { Plugin } from 'vite';

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

/** Who may make a call is the server's business, and the shapes are types: no page reads them. */
const leanCalls: Plugin = {
  name: 'lean-calls',
  transform(code, id) {
    if (!/\/src\/contract\/.*\.calls\.ts$/u.test(id)) return null;
    return { code: code.replaceAll(/\b(access: "\w+"|shape: of\(\)),?/gu, ''), map: null };
  },
};

const jsxRuntime = 'react/jsx-runtime';
const jsxInReact = resolve('node_modules/react/cjs/react-jsx-runtime.production.js');

/** As a module of names, so that a thousand elements are written `jsx(…)` and not `(0, runtime.jsx)(…)`. */
const leanElements: Plugin = {
  name: 'lean-elements',
  enforce: 'pre',
  resolveId: (id) => (id === jsxRuntime ? `\0${jsxRuntime}` : null),
  load: (id) =>
    id === `\0${jsxRuntime}`
      ? `import runtime from '${jsxInReact}'; export const { jsx, jsxs, Fragment } = runtime;`
      : null,
};

export const leanCode = [leanIcons, leanCalls, leanElements];

/** What is read and not used is left out: no property of ours does anything when it is read. */
export const leanMinify = {
  compress: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
  mangle: true,
  codegen: true,
} as const;
