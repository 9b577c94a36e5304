export { writeFirstTexts } from './legal-text-repository.ts';
