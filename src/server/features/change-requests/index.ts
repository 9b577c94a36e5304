export { answerChange } from './answer-change.ts';
