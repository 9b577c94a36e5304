import { fire, type Load } from './fire.ts';

/** Sends load from a process of its own, so that it does not sit in what is measured. */
process.on('message', (load: Load) => {
  fire(load).then(
    (shots) => process.send?.(shots),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});
process.on('disconnect', () => process.exit());
