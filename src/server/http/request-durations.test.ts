import { expect, test } from 'vitest';
import { requestDurations } from './request-durations.ts';

test('each request is in its bucket and in all larger ones, and in the sum', () => {
  const durations = requestDurations();
  const labels = { method: 'GET', route: '/', status: '2xx' };

  for (const seconds of [0.001, 0.005, 0.3, 60]) durations.observe(labels, seconds);
  durations.observe({ ...labels, status: '5xx' }, 1);

  const lines = durations.write().split('\n');
  const of = (status: string) => `method="GET",route="/",status="${status}"`;
  expect(lines.slice(0, 2)).toEqual([
    '# HELP http_request_duration_seconds Time to answer a request',
    '# TYPE http_request_duration_seconds histogram',
  ]);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.005",${of('2xx')}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.25",${of('2xx')}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.5",${of('2xx')}} 3`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="10",${of('2xx')}} 3`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${of('2xx')}} 4`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${of('2xx')}} 60.306`);
  expect(lines).toContain(`http_request_duration_seconds_count{${of('5xx')}} 1`);
});
