import { readFileSync } from 'node:fs';
import { callPrefixes } from '#contract/every-call.ts';
import { filesUnder } from '../../prepare/fingerprint.mjs';
import { exceptions, homes } from './exceptions.ts';
import { findPathLiterals } from './find-path-literals.ts';
import { innocentLines, plantedLiterals } from './planted-literals.ts';

const folders = ['src', 'tests', 'e2e', 'scripts', 'public'];

/** No path of a call is written outside the tables of the contract: changing it there changes it everywhere. */
const complaints = [...writtenPaths(), ...needlessExceptions(), ...overlooked(), ...wronglyFound()];
if (complaints.length > 0) console.log(complaints.join('\n'));
process.exitCode = complaints.length > 0 ? 1 : 0;

function writtenPaths(): string[] {
  return sourceFiles().flatMap((file) =>
    literalsIn(file)
      .filter(({ text }) => !allowedIn(file).includes(text))
      .map(({ line, text }) => `${file}:${line} writes ${text.split('\n', 1)[0]}`),
  );
}

function needlessExceptions(): string[] {
  return exceptions.flatMap(({ file, texts }) => {
    const written = new Set(literalsIn(file).map(({ text }) => text));
    return texts
      .filter((text) => !written.has(text))
      .map((text) => `${file} does not write ${text} any more.`);
  });
}

function allowedIn(file: string): readonly string[] {
  return exceptions.find((exception) => exception.file === file)?.texts ?? [];
}

/** The search must find what is planted for it, for every call. */
function overlooked(): string[] {
  return plantedLiterals
    .filter((line) => findPathLiterals(line, callPrefixes).length === 0)
    .map((line) => `A planted path is not found: ${line}`);
}

function wronglyFound(): string[] {
  return innocentLines
    .filter((line) => findPathLiterals(line, callPrefixes).length > 0)
    .map((line) => `This is no path of ours: ${line}`);
}

function literalsIn(file: string) {
  return findPathLiterals(readFileSync(file, 'utf8'), callPrefixes);
}

function sourceFiles(): string[] {
  return folders
    .flatMap((folder) => filesUnder(folder))
    .filter((file) => /\.(tsx?|m?js)$/u.test(file) && !homes.some((home) => home.test(file)));
}
