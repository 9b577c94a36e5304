import { begin } from './prepare/begin.mjs';
import { build } from './prepare/build.mjs';
import { failWith } from './prepare/failure.mjs';
import { install } from './prepare/install.mjs';
import { prepare } from './prepare/prepare.mjs';

begin();

try {
  await prepare([install, build]);
  console.log('Application construite dans dist/.');
} catch (error) {
  failWith(error);
}
