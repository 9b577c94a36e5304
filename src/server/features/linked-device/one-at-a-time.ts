/** Runs the work now, or once more after the run that is under way. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await work();
    }
    running = undefined;
  }

  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
