import type { PriceExtrasBody, PriceExtrasView, SupplementView } from '#contract/pricing/price-extras.ts';
import type { ZoneView } from '#contract/pricing/zones.ts';
import {
  BAD_BEYOND,
  BAD_MONEY,
  BAD_MOST,
  SUPPLEMENT_TWICE,
} from '#contract/sentences/pricing-sentences.fr.ts';
import { MOST_OF_AN_OPTION, type OptionCode, optionCodes } from '#domain/pricing/option.ts';
import { commaed, dotted, typedCents, typedWhole } from '../typed-amounts.ts';

export type OptionDraft = { price: string; most: string; isOn: boolean };
export type SupplementDraft = {
  key: string;
  kind: SupplementView['kind'];
  beyond: string;
  name: string;
  zones: ZoneView[];
  price: string;
};
export type ExtrasDraft = {
  /** What was read when the first change was typed: whoever saved in between is not overwritten. */
  version: number;
  options: Record<OptionCode, OptionDraft>;
  supplements: SupplementDraft[];
};

export function draftOf({ version, options, supplements }: PriceExtrasView): ExtrasDraft {
  return {
    version,
    options: ofEach((code) => {
      const { price, most, isOn } = options[code];
      return { price: price === null ? '' : commaed(price), most: String(most), isOn };
    }),
    supplements: supplements.map((supplement, index) => ({
      ...newSupplement(supplement.kind, String(index)),
      ...(supplement.kind === 'pickup'
        ? { name: supplement.name, zones: supplement.zones }
        : { beyond: String(supplement.beyond) }),
      price: commaed(supplement.price),
    })),
  };
}

export function newSupplement(kind: SupplementView['kind'], key: string): SupplementDraft {
  const beyond = kind === 'passengers' ? '4' : '3';
  return { key, kind, beyond, name: 'Prise en charge à l’aéroport', zones: [], price: '' };
}

export function bodyOf({ version, options, supplements }: ExtrasDraft): PriceExtrasBody {
  return {
    version,
    options: ofEach((code) => {
      const { price, most, isOn } = options[code];
      return { price: price.trim() ? dotted(price) : null, most: typedWhole(most) ?? 1, isOn };
    }),
    supplements: supplements.map(({ kind, beyond, name, zones, price }) =>
      kind === 'pickup'
        ? { kind, name: name.trim(), zones, price: dotted(price) }
        : { kind, beyond: typedWhole(beyond) ?? 0, price: dotted(price) },
    ),
  };
}

/** What the server would refuse, by the name of the field. */
export function problemsOf({ options, supplements }: ExtrasDraft): Record<string, string> {
  const found: [name: string, problem: string | false][] = [
    ...optionCodes.flatMap((code): [string, string | false][] => {
      const { price, most } = options[code];
      return [
        [`${code}-price`, price.trim() !== '' && isNoAmount(price) && BAD_MONEY],
        [`${code}-most`, !isWithin(most, 1, MOST_OF_AN_OPTION) && BAD_MOST],
      ];
    }),
    ...supplements.flatMap((one): [string, string | false][] => [
      [`${one.key}-price`, isNoAmount(one.price) && BAD_MONEY],
      [`${one.key}-beyond`, one.kind !== 'pickup' && !isWithin(one.beyond, 0, 20) && BAD_BEYOND],
      [
        `${one.key}-zones`,
        one.kind === 'pickup' && one.zones.length === 0 && 'Choisissez au moins une zone.',
      ],
      [
        `${one.key}-name`,
        one.kind === 'pickup' && one.name.trim() === '' && 'Donnez un nom à ce supplément.',
      ],
      [`${one.key}-kind`, isTwice(one, supplements) && SUPPLEMENT_TWICE],
    ]),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== false));
}

function isTwice(one: SupplementDraft, all: readonly SupplementDraft[]): boolean {
  const nameOf = ({ kind, name, beyond }: SupplementDraft) =>
    kind === 'pickup' ? name.trim() : `${kind} ${beyond}`;
  return all.some((other) => other.key !== one.key && nameOf(other) === nameOf(one));
}

function isNoAmount(typed: string): boolean {
  return typedCents(typed) === undefined;
}

function isWithin(typed: string, least: number, most: number): boolean {
  const whole = typedWhole(typed);
  return whole !== undefined && whole >= least && whole <= most;
}

function ofEach<Value>(make: (code: OptionCode) => Value): Record<OptionCode, Value> {
  return Object.fromEntries(optionCodes.map((code) => [code, make(code)])) as Record<OptionCode, Value>;
}
