import { everyCall } from '#contract/every-call.ts';

/** For every call, lines of code that write its path out, in each common way. */
export const plantedLiterals: readonly string[] = everyCall.flatMap(({ method, path }) => {
  const filled = path.replaceAll(/:\w+/gu, '42');
  const template = path.replaceAll(/:\w+/gu, `\${id}`);
  return [
    `read('${path}');`,
    `fetch("${filled}?limit=20");`,
    `fetch(\`${template}\`);`,
    `fetch(\`\${url}${template}?\${query}\`, { method: '${method}' });`,
    `fetch('http://localhost:3000${filled}');`,
    `test('${method} ${filled} is refused', check);`,
    `page.route('**${filled}', answer);`,
    `const isIt = /^${path.replaceAll('/', String.raw`\/`)}$/u.test(url);`,
    `const link = <a href="${filled}">Lien</a>;`,
  ];
});

/** Lines that only look like it. */
export const innocentLines: readonly string[] = [
  `import { WebSocket } from 'ws';`,
  `db.selectFrom('files').where('method', '=', 'paypal');`,
  `fetch('https://maps.googleapis.com/maps/api/geocode/json');`,
  `open('/payment/42'); open('/apiary'); open('/app-settings');`,
  ...everyCall.map(({ method, path }) => `// ${method} ${path} is only spoken of here`),
];
