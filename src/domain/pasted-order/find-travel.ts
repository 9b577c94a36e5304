import { markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';

export type FoundReference = { reference: string; span: Span };

/** Airlines seen in Paris; others are read after 'vol' or 'flight'. */
const airlines =
  'af|ba|lh|ek|u2|to|fr|vy|ib|az|kl|sn|lx|os|tp|qr|ey|tk|dl|aa|ua|ac|sk|ay|lo|ei|ls|w6|w4|pc|at|tu|ah|ms|sv|bf|tx|v7|hv|nh|jl|cx|sq|ly|ux|ss|a3|jp|ro|ok|bj|nt|ws|b6|ts|et|kq|rj|me';
const trains = 'tgv inoui|tgv|inoui|ouigo|eurostar|thalys|intercites|lyria|ter|train';

/** 'AF 1234', 'TGV 6632'. A lower-case code separated from its number is no flight: 'to 12 rue Cler'. */
export function findTravel(pasted: PastedText): FoundReference[] {
  const named = matchesOf(
    pasted,
    /\b(?:vol|flight|flt)s?\s*(?:n\s?[°o.]\s*|number\s*|:\s*|is\s*)*([a-z]{2}|[a-z]\d|\d[a-z])\s?-?(\d{1,4})\b/u,
  );
  const bare = matchesOf(
    pasted,
    new RegExp(`(?<![a-z\\d])(${airlines})(\\s?)-?(\\d{3,4})(?![\\d:h])`, 'u'),
  ).filter(({ groups, spanOf }) => groups[2] === '' || isCapital(pasted.text.slice(...spanOf(1))));
  const flights = [
    ...named.map(({ groups, spanOf }) => flight(groups[1], groups[2], spanOf(1)[0], spanOf(2)[1])),
    ...bare.map(({ groups, spanOf }) => flight(groups[1], groups[3], spanOf(1)[0], spanOf(3)[1])),
  ];
  const byTrain = matchesOf(
    pasted,
    new RegExp(`\\b(${trains})\\s*(?:n\\s?[°o.]\\s*|:\\s*)?(\\d{3,5})\\b`, 'u'),
  ).map(({ groups, span }) => ({ reference: `${trainName(groups[1])} ${groups[2]}`, span }));
  const found = [...flights, ...byTrain].filter(
    ({ span }, index, all) => all.findIndex((other) => other.span[0] === span[0]) === index,
  );
  for (const { span } of found) markRead(pasted, span);
  return found;
}

function flight(code = '', number = '', start: number, end: number): FoundReference {
  return { reference: `${code.toUpperCase()} ${number}`, span: [start, end] };
}

function isCapital(code: string): boolean {
  return code === code.toUpperCase();
}

function trainName(name = ''): string {
  return name === 'ter' || name === 'tgv' || name === 'tgv inoui'
    ? name.toUpperCase()
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
