/** What reading one calendar may cost: a file of a few lines can ask for endless repeats. */
export type Spending = {
  /** False once everything is spent: whoever asks stops. */
  spend(cost?: number): boolean;
  readonly isOver: boolean;
};

export function spendingUpTo(most: number): Spending {
  let spent = 0;
  return {
    spend(cost = 1) {
      spent += cost;
      return spent <= most;
    },
    get isOver() {
      return spent > most;
    },
  };
}
