import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Of the stand-in below; no system trusts it. */
export const certificateFile = new URL('certificates/calendar-cert.pem', import.meta.url);
const keyFile = new URL('certificates/calendar-key.pem', import.meta.url);

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A calendar of someone's own on a local HTTPS server, which answers whatever a test wants. */
export async function serveCalendar(answer: Answer) {
  const certificate = await readFile(certificateFile, 'utf8');
  const asked: string[] = [];
  let current = answer;
  const server = createServer({ key: await readFile(keyFile), cert: certificate }, (request, response) => {
    asked.push(request.url ?? '');
    current(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    asked,
    certificate,
    /** A name that only a resolver of the tests knows. */
    url: `https://calendrier.test:${port}/chloe.ics`,
    answers(next: Answer) {
      current = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A calendar with these appointments: '20260507T153000Z', 'PT1H'. */
export function calendarText(...appointments: [start: string, length: string][]): string {
  const events = appointments.flatMap(([start, length], index) => [
    ...['BEGIN:VEVENT', `UID:${index}@example.org`, `DTSTART:${start}`, `DURATION:${length}`],
    ...['SUMMARY:Dentiste', 'LOCATION:3 rue Secrète', 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//FR', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
