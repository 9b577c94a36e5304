/** '04/05/2026' for '2026-05-04', as spreadsheets of French programs read it. */
export function frenchDay(day: string): string {
  return day.split('-').toReversed().join('/');
}
