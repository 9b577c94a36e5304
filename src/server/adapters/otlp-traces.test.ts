import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { otlpTraces } from './otlp-traces.ts';

const span = {
  traceId: '0123456789abcdef0123456789abcdef',
  name: 'GET /somewhere/:id',
  startedAt: new Date('2026-05-04T07:30:00.250Z'),
  seconds: 0.0125,
  attributes: { 'http.route': '/somewhere/:id', 'http.response.status_code': 503 },
  isFailure: true,
};

/** Keeps what it is sent, and answers with this status. */
async function collector(status: number) {
  const received: { url: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ url: request.url, body });
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

test('a span is sent as OpenTelemetry writes it', async () => {
  const { endpoint, received } = await collector(200);
  const traces = otlpTraces({ endpoint, service: 'vtc', log: { warn: () => {} } });

  traces.record(span);
  await traces.close();

  expect(received).toEqual([{ url: '/v1/traces', body: expect.anything() }]);
  expect(received[0]?.body).toMatchObject({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'vtc' } }] },
        scopeSpans: [
          {
            spans: [
              {
                traceId: span.traceId,
                spanId: expect.stringMatching(/^[0-9a-f]{16}$/u),
                name: 'GET /somewhere/:id',
                kind: 2,
                startTimeUnixNano: '1777879800250000000',
                endTimeUnixNano: '1777879800262500000',
                attributes: [
                  { key: 'http.route', value: { stringValue: '/somewhere/:id' } },
                  { key: 'http.response.status_code', value: { intValue: '503' } },
                ],
                status: { code: 2 },
              },
            ],
          },
        ],
      },
    ],
  });
});

test('a collector that refuses is told about once, and disturbs nobody', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { endpoint, received } = await collector(500);
  const warn = vi.fn();
  const traces = otlpTraces({ endpoint, service: 'vtc', log: { warn } });

  traces.record(span);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => warn).toHaveBeenCalled();
  traces.record(span);
  await traces.close();

  expect(received).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
});
