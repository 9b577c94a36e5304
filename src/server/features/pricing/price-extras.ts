import type {
  OfferedOptionsView,
  PriceExtrasBody,
  PriceExtrasView,
  SupplementView,
} from '#contract/pricing/price-extras.ts';
import { centsFrom } from '#contract/pricing/pricing.ts';
import { presentZone } from '#contract/pricing/zones.ts';
import { cents, moneyText } from '#domain/money.ts';
import { noOptions, type OptionList, offeredOptions, optionCodes } from '#domain/pricing/option.ts';
import type { Supplement } from '#domain/pricing/supplement.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';

type Extras = { version: number; options: OptionList; supplements: Supplement[] };

/** Version 0 before anything was saved. */
export async function readPriceExtras(db: Db): Promise<Extras> {
  const row = await db
    .selectFrom('price_extras')
    .select(['version', 'options', 'supplements'])
    .executeTakeFirst();
  return row
    ? { ...row, options: { ...noOptions, ...row.options } }
    : { version: 0, options: noOptions, supplements: [] };
}

/** Refused when they were saved by another user since they were read: of two at once, one wins. */
export async function savePriceExtras(deps: Deps, actor: UserRow, body: PriceExtrasBody): Promise<Extras> {
  const values = {
    version: body.version + 1,
    options: JSON.stringify(optionsFrom(body.options)),
    supplements: JSON.stringify(body.supplements.map(supplementFrom)),
  };
  await deps.db.transaction().execute(async (trx) => {
    const written = await writeExtras(trx, body.version, values);
    if (!written) throw new AppError('price_extras_changed');
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'price_extras_changed',
      subject: '',
      subjectId: null,
      details: '',
      at: deps.clock(),
    });
  });
  return await readPriceExtras(deps.db);
}

type Values = { version: number; options: string; supplements: string };

/** Undefined when it is no longer the version that was read. */
async function writeExtras(trx: Db, readVersion: number, values: Values) {
  if (readVersion === 0)
    return await trx
      .insertInto('price_extras')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
  return await trx
    .updateTable('price_extras')
    .set(values)
    .where('version', '=', readVersion)
    .returning('version')
    .executeTakeFirst();
}

export function presentPriceExtras({ version, options, supplements }: Extras): PriceExtrasView {
  const { baby_seat, booster, animal, sign, oversized_luggage } = options;
  return {
    version,
    options: {
      baby_seat: presentTerms(baby_seat),
      booster: presentTerms(booster),
      animal: presentTerms(animal),
      sign: presentTerms(sign),
      oversized_luggage: presentTerms(oversized_luggage),
    },
    supplements: supplements.map(presentSupplement),
  };
}

export function presentOffers({ options }: Extras): OfferedOptionsView {
  return offeredOptions(options).map(({ code, price, most }) => ({ code, price: moneyText(price), most }));
}

function presentTerms({ price, most, isOn }: OptionList['sign']) {
  return { price: price === null ? null : moneyText(price), most, isOn };
}

function presentSupplement(supplement: Supplement): SupplementView {
  const price = moneyText(supplement.price);
  if (supplement.kind !== 'pickup') return { kind: supplement.kind, beyond: supplement.beyond, price };
  return { kind: 'pickup', name: supplement.name, zones: supplement.zones.map(presentZone), price };
}

function optionsFrom(options: PriceExtrasBody['options']): OptionList {
  const terms = optionCodes.map((code) => {
    const { price, most, isOn } = options[code];
    return [code, { price: price === null ? null : checked(price), most, isOn }];
  });
  return { ...noOptions, ...Object.fromEntries(terms) };
}

function supplementFrom(supplement: PriceExtrasBody['supplements'][number]): Supplement {
  return { ...supplement, price: checked(supplement.price) };
}

function checked(amount: string | number) {
  return centsFrom(amount) ?? cents(0);
}
