export type IcsProperty = { params: ReadonlyMap<string, string>; value: string };

/** An event, a zone or one of its rules, with the properties that matter here. */
export type IcsComponent = {
  kind: string;
  properties: Map<string, IcsProperty[]>;
  parts: IcsComponent[];
};

const keptKinds = new Set(['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
const keptNames = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);

/** The calendars of a file; undefined if it is not a calendar, or truncated. */
export function readComponents(text: string): IcsComponent[] | undefined {
  const open: IcsComponent[] = [];
  const calendars: IcsComponent[] = [];
  for (const line of unfolded(text)) {
    const name = nameOf(line);
    if (name === 'BEGIN') open.push(componentOf(kindOf(line)));
    else if (name === 'END') close(open.pop(), open.at(-1), calendars);
    else if (keptNames.has(name)) keep(open.at(-1), name, line);
  }
  return open.length === 0 && calendars.length > 0 ? calendars : undefined;
}

export function textOf({ properties }: IcsComponent, name: string): string | undefined {
  return properties.get(name)?.[0]?.value;
}

/** Joins folded lines: a long line continues after a line break and a space. */
function unfolded(text: string): string[] {
  return text.replace(/\r?\n[\t ]/gu, '').split(/\r\n|\n|\r/u);
}

function nameOf(line: string): string {
  const end = line.search(/[:;]/u);
  return end < 0 ? '' : line.slice(0, end).toUpperCase();
}

function kindOf(line: string): string {
  return line.slice('BEGIN:'.length).trim().toUpperCase();
}

function componentOf(kind: string): IcsComponent {
  return { kind, properties: new Map(), parts: [] };
}

function close(
  closed: IcsComponent | undefined,
  parent: IcsComponent | undefined,
  calendars: IcsComponent[],
): void {
  if (!closed || !keptKinds.has(closed.kind)) return;
  if (closed.kind === 'VCALENDAR') calendars.push(closed);
  else parent?.parts.push(closed);
}

function keep(component: IcsComponent | undefined, name: string, line: string): void {
  if (!component || !keptKinds.has(component.kind)) return;
  const property = propertyOf(line.slice(name.length));
  const held = component.properties.get(name);
  if (held) held.push(property);
  else component.properties.set(name, [property]);
}

/** ';TZID="Europe/Paris":20260507T173000' */
function propertyOf(rest: string): IcsProperty {
  const params = new Map<string, string>();
  let at = 0;
  while (rest[at] === ';') {
    const end = endOfParam(rest, at + 1);
    const [key, value] = splitOnce(rest.slice(at + 1, end), '=');
    params.set(key.toUpperCase(), value.replaceAll('"', ''));
    at = end;
  }
  return { params, value: rest.slice(at + 1).trim() };
}

function endOfParam(rest: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < rest.length; at += 1) {
    if (rest[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (rest[at] === ';' || rest[at] === ':')) return at;
  }
  return rest.length;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
