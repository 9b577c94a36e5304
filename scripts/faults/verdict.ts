import type { Row } from './rows.ts';

type TestResult = { status: string; title: string; meta?: { figure?: string } };

/** The part of vitest's JSON report that we read. */
export type Report = { testResults: { name: string; assertionResults: TestResult[] }[] };

export type Verdict = { row: Row; isHeld: boolean; passed: number; problems: string[]; figures: string[] };

/** A row holds when each of its files has run, something in it passed and nothing failed. */
export function verdictOn(row: Row, report: Report): Verdict {
  const files = row.shownBy.map((path) => ({ path, tests: testsOf(path, report) }));
  const tests = files.flatMap((file) => file.tests);
  const problems = [
    ...files.filter((file) => file.tests.length === 0).map(({ path }) => `${path} n’a pas tourné`),
    ...tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
  ];
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return {
    row,
    isHeld: problems.length === 0 && passed > 0,
    passed,
    problems,
    figures: tests.flatMap(({ meta }) => meta?.figure ?? []),
  };
}

function testsOf(path: string, { testResults }: Report): TestResult[] {
  return testResults.filter(({ name }) => name.endsWith(path)).flatMap((file) => file.assertionResults);
}
