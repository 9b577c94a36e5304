export { rideName } from '#contract/ride-sentences.fr.ts';
export { rideStatusLabels } from '#contract/ride-status-names.fr.ts';
