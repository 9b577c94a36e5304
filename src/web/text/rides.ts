export { rideName } from '#contract/sentences/ride-sentences.fr.ts';
export { rideStatusLabels } from '#contract/sentences/ride-status-names.fr.ts';
