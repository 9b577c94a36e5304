import fc from 'fast-check';

/** Thousands of mistakes are tried: a random test looks for each during a moment, and does not simplify what it found. */
fc.configureGlobal({ interruptAfterTimeLimit: 200, endOnFailure: true });
