import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mistakes, prelude } from './planted-mistakes.ts';

const compiler = resolve('node_modules/typescript7/bin/tsc');

/** The types of the calls must refuse the mistakes planted here, and nothing else. */
const lines = [...prelude, ...mistakes.flatMap(({ right, wrong }) => [right, wrong])];
const found = errorsOf(lines);
const complaints = lines.flatMap((line, index) => complaintAbout(line, index));
if (complaints.length > 0) console.log(complaints.join('\n'));
process.exitCode = complaints.length > 0 ? 1 : 0;

function complaintAbout(line: string, index: number): string[] {
  const mistake = mistakes.find(({ wrong }) => wrong === line);
  const [expected, got] = [mistake?.error ?? 'no error', found.get(index + 1) ?? 'no error'];
  return expected === got
    ? []
    : [`${mistake?.name ?? 'sound'}: ${expected} expected, ${got} found in ${line}`];
}

/** The errors of the compiler by line, in a project of one file that sees our sources. */
function errorsOf(code: readonly string[]): Map<number, string> {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-mistakes-'));
  try {
    for (const shared of ['src', 'node_modules']) symlinkSync(resolve(shared), join(folder, shared));
    cpSync('package.json', join(folder, 'package.json'));
    const config = { extends: resolve('tsconfig.server.json'), include: ['mistakes.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'mistakes.ts'), code.join('\n'));
    const errors = compile(folder).matchAll(/^mistakes\.ts\((\d+),\d+\): error (TS\d+)/gmu);
    return new Map(Array.from(errors, ([, line, error = '']) => [Number(line), error]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compile(folder: string): string {
  try {
    return execFileSync(process.execPath, [compiler, '-p', '.'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
