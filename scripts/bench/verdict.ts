/** One line of the table. `isGood`: the figure is within its limit. */
export type Verdict = { work: string; figure: string; bar: string; isGood: boolean };

export function printVerdicts(verdicts: Verdict[]): void {
  const widths = (['work', 'figure', 'bar'] as const).map((column) =>
    Math.max(...verdicts.map((verdict) => verdict[column].length)),
  );
  console.log('');
  for (const { work, figure, bar, isGood } of verdicts) {
    const cells = [work, figure, bar].map((cell, index) => cell.padEnd(widths[index] ?? 0));
    console.log(`${isGood ? '✓' : '✗'} ${cells.join('   ')}   ${isGood ? 'ok' : 'missed'}`);
  }
}
