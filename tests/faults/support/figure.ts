import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    figure?: string;
  }
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`;
}

/** Records a figure, in French, for the table of `npm run faults`. */
export function reportFigure({ task }: Pick<TestContext, 'task'>, figure: string): void {
  task.meta.figure = figure;
}
