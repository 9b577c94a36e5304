const SCALE = 1e5;

/** Google's encoded polyline: differences in units of 1e-5 degrees, five bits a character. */
export function decodePolyline(encoded: string): [number, number][] {
  const differences = numbersIn(encoded);
  const path: [number, number][] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < differences.length; index += 2) {
    lat += differences[index] ?? 0;
    lng += differences[index + 1] ?? 0;
    path.push([lat / SCALE, lng / SCALE]);
  }
  return path;
}

function numbersIn(encoded: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of encoded) {
    const bits = character.charCodeAt(0) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
