import { foldText } from '../places/fold-text.ts';
import { greatCircleKm, type Point } from './great-circle.ts';

export type WrittenPlace = { address: string | null; point: Point | null };

const NEAR_KM = 0.03;

/** Whether two places are the same; without points their addresses are compared. */
export function isSamePlace(one: WrittenPlace, other: WrittenPlace): boolean {
  if (one.point && other.point) return greatCircleKm(one.point, other.point) < NEAR_KM;
  const [text, otherText] = [foldText(one.address ?? ''), foldText(other.address ?? '')];
  return text !== '' && text === otherText;
}
