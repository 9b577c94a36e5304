import './map-drawing.css';

const VIEW = '0 0 1440 840';
const wide =
  'M652 605L657 552Q659 536 647 525L627 508Q615 498 630 491L639 487Q654 481 669 481L688 481Q704 480 719 479Q740 477 756 482Q768 486 784 479L801 469L812 461Q826 451 827 442Q828 426 843 404Q856 384 874 364Q890 346 918 326Q938 310 956 289Q976 264 997 227Q1007 208 1010 197Q1014 183 1002 174L968 150';
const narrow = 'M566 496C620 461 628 489 700 480C780 470 746 503 800 470C853 436 798 453 860 380';

/** A decorative map with an invented trip. */
export function MapDrawing({ band = false }: { band?: boolean }) {
  if (band)
    return (
      <div className="map-drawing map-drawing-band" aria-hidden="true">
        <NarrowRoute />
      </div>
    );
  return (
    <div className="map-drawing" aria-hidden="true">
      <svg
        className="route-drawing only-wide"
        viewBox={VIEW}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Line d={wide} />
        <Marks from={[652, 605]} to={[968, 150]} />
      </svg>
      <div className="only-narrow">
        <NarrowRoute />
      </div>
    </div>
  );
}

function NarrowRoute() {
  return (
    <svg className="route-drawing route-drawing-narrow" viewBox={VIEW} aria-hidden="true">
      <Line d={narrow} />
      <Marks from={[566, 496]} to={[860, 380]} />
    </svg>
  );
}

function Line({ d }: { d: string }) {
  return (
    <>
      <path className="route-halo" d={d} />
      <path className="route-line" d={d} />
    </>
  );
}

type Point = readonly [x: number, y: number];

function Marks({ from, to }: { from: Point; to: Point }) {
  return (
    <>
      <circle className="route-mark" cx={from[0]} cy={from[1]} r="9.5" />
      <circle className="route-hole" cx={from[0]} cy={from[1]} r="3" />
      <rect className="route-mark" x={to[0] - 9} y={to[1] - 9} width="18" height="18" rx="3" />
      <rect className="route-hole" x={to[0] - 2.8} y={to[1] - 2.8} width="5.6" height="5.6" />
    </>
  );
}
