const NAME = 'http_request_duration_seconds';
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = { method: string; route: string; status: string };
type Tally = { labels: Labels; within: number[]; count: number; sum: number };

/** A histogram that is cheap to fill, because every request does it, and is written when it is read. */
export function requestDurations() {
  const tallies = new Map<string, Tally>();

  function tallyOf(labels: Labels): Tally {
    const key = `${labels.method} ${labels.route} ${labels.status}`;
    const known = tallies.get(key);
    if (known) return known;
    const made = { labels, within: buckets.map(() => 0), count: 0, sum: 0 };
    tallies.set(key, made);
    return made;
  }

  return {
    observe(labels: Labels, seconds: number): void {
      const tally = tallyOf(labels);
      tally.count += 1;
      tally.sum += seconds;
      const bucket = buckets.findIndex((most) => seconds <= most);
      if (bucket >= 0) tally.within[bucket] = (tally.within[bucket] ?? 0) + 1;
    },

    /** In the text format of Prometheus. */
    write(): string {
      const head = [`# HELP ${NAME} Time to answer a request`, `# TYPE ${NAME} histogram`];
      return [...head, ...Array.from(tallies.values(), linesOf).flat()].join('\n');
    },
  };
}

function linesOf({ labels, within, count, sum }: Tally): string[] {
  const own = `method="${labels.method}",route="${labels.route}",status="${labels.status}"`;
  let total = 0;
  const counted = buckets.map((most, index) => {
    total += within[index] ?? 0;
    return `${NAME}_bucket{le="${most}",${own}} ${total}`;
  });
  return [
    ...counted,
    `${NAME}_bucket{le="+Inf",${own}} ${count}`,
    `${NAME}_sum{${own}} ${sum}`,
    `${NAME}_count{${own}} ${count}`,
  ];
}
