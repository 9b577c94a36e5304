import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type RetentionRule, retention, retentionRules, WARNING_DAYS } from '#domain/privacy/retention.ts';

test('docs/privacy.md tells the times of the table of rules, all of them and no other', async () => {
  const page = await readFile('docs/privacy.md', 'utf8');

  const listed = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gmu)].map(([, rule, kept]) => [rule, kept]);

  expect(listed).toEqual(retentionRules.map((rule) => [rule, timeOf(rule)]));
  expect(page).toContain(`an email leaves ${WARNING_DAYS} days before`);
});

function timeOf(rule: RetentionRule): string {
  const [[unit, count] = ['', 0]] = Object.entries(retention[rule]);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
