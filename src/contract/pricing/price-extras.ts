import * as z from 'zod/mini';
import { MOST_OF_AN_OPTION, type OptionCode, optionCodes } from '#domain/pricing/option.ts';
import { filledLine } from '../field-schemas.ts';
import {
  BAD_BEYOND,
  BAD_MOST,
  OPTION_WITHOUT_PRICE,
  SUPPLEMENT_TWICE,
  ZONES_MISSING,
} from '../sentences/pricing-sentences.fr.ts';
import { badFlag, moneyAmount } from './pricing.ts';
import { zoneBody, zoneView } from './zones.ts';

const optionView = z.object({ price: z.nullable(z.string()), most: z.number(), isOn: z.boolean() });
const supplementView = z.union([
  z.object({ kind: z.enum(['passengers', 'luggage']), beyond: z.number(), price: z.string() }),
  z.object({ kind: z.literal('pickup'), name: z.string(), zones: z.array(zoneView), price: z.string() }),
]);
export type SupplementView = z.infer<typeof supplementView>;

/** `version` is sent back with a change, so that a concurrent change is not overwritten. */
export const priceExtrasView = z.object({
  version: z.number(),
  options: ofEachOption(optionView),
  supplements: z.array(supplementView),
});
export type PriceExtrasView = z.infer<typeof priceExtrasView>;

/** What clients may add to an order. */
export const offeredOptionsView = z.array(
  z.object({ code: z.enum(optionCodes), price: z.string(), most: z.number() }),
);
export type OfferedOptionsView = z.infer<typeof offeredOptionsView>;

const badMost = { error: BAD_MOST };
const most = z.int(badMost).check(z.gte(1, badMost), z.lte(MOST_OF_AN_OPTION, badMost));
const option = z
  .strictObject({ price: z.nullable(moneyAmount), most, isOn: z.boolean(badFlag) })
  .check(
    z.refine(({ price, isOn }) => !isOn || price !== null, { path: ['price'], error: OPTION_WITHOUT_PRICE }),
  );

const badBeyond = { error: BAD_BEYOND };
const supplement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['passengers', 'luggage']),
    beyond: z.int(badBeyond).check(z.gte(0, badBeyond), z.lte(20, badBeyond)),
    price: moneyAmount,
  }),
  z.strictObject({
    kind: z.literal('pickup'),
    name: filledLine(60),
    zones: z.array(zoneBody(ZONES_MISSING)).check(z.minLength(1, { error: ZONES_MISSING }), z.maxLength(12)),
    price: moneyAmount,
  }),
]);

export const priceExtrasBody = z.strictObject({
  version: z.int(),
  options: ofEachOption(option),
  supplements: z
    .array(supplement)
    .check(z.maxLength(12), z.refine(areDifferent, { error: SUPPLEMENT_TWICE })),
});
export type PriceExtrasBody = z.input<typeof priceExtrasBody>;

/** The quantity of each option; absent means none. */
export const chosenOptions = z.partial(z.strictObject(ofEach(most)));

const one = `(?:${optionCodes.join('|')}):[1-9]`;
const pattern = new RegExp(`^(?:${one}(?:,${one})*)?$`, 'u');
/** 'baby_seat:1,animal:2', as in the query of a quote. */
export const optionsText = z
  .string()
  .check(z.maxLength(200), z.regex(pattern, { error: 'Ces options sont inconnues.' }));

function areDifferent(supplements: readonly z.infer<typeof supplement>[]): boolean {
  const names = supplements.map((one) => (one.kind === 'pickup' ? one.name : `${one.kind} ${one.beyond}`));
  return new Set(names).size === names.length;
}

function ofEachOption<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.strictObject(ofEach(shape));
}

function ofEach<Shape>(shape: Shape): Record<OptionCode, Shape> {
  return { baby_seat: shape, booster: shape, animal: shape, sign: shape, oversized_luggage: shape };
}
