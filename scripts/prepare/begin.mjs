import { fileURLToPath } from 'node:url';

const oldest = [20, 19];

/** Every command starts here: at the root of the project, on a Node that can run it. */
export function begin() {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  if (isRecentEnough(process.versions.node)) return;
  console.error(`Node.js ${process.versions.node} est trop ancien.`);
  console.error(
    `Installez Node.js ${oldest.join('.')} ou plus récent (https://nodejs.org) puis recommencez.`,
  );
  process.exit(1);
}

/** @param {string} version */
function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
