export { applyErasures } from './apply-erasures.ts';
export { ACCOUNT_ERASED } from './erase-rows.ts';
export {
  type Erasures,
  erasures,
  erasuresIn,
  noteErasures,
  readErasures,
  together,
} from './erasure-list.ts';
