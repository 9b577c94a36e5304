import { readFile, writeFile } from 'node:fs/promises';

/** Part of `npm version`: what was written under 'Next' becomes the version's own, of today. */
const HEADING = '## Next\n';
const file = new URL('../CHANGELOG.md', import.meta.url);
const text = await readFile(file, 'utf8');
const version = process.env.npm_package_version;
const after = text.split(HEADING)[1] ?? '';

if (!version || after.trimStart().startsWith('## ') || after.trim() === '') {
  console.error('CHANGELOG.md: nothing is written under "Next".');
  process.exit(1);
}
const today = new Date().toISOString().slice(0, 10);
await writeFile(file, text.replace(HEADING, `${HEADING}\n## ${version} – ${today}\n`));
