/** The cost budget of reading one calendar: a file of a few lines can ask for endless repeats. */
export type Spending = {
  /** Returns false once the budget is used up; the caller must stop. */
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
