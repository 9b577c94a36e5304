import { fire, type Load } from './fire.ts';

/** Sends load from a process of its own, to keep it out of the measurement. */
process.on('message', (load: Load) => {
  fire(load).then(
    (shots) => process.send?.(shots),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});
process.on('disconnect', () => process.exit());
