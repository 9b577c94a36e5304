import type { Frame, Room } from '#domain/geo/map-view.ts';

export function frameOf(element: HTMLElement): Frame {
  return { width: element.clientWidth, height: element.clientHeight, room: roomIn(element) };
}

/** The padding of the frame: the part of the map that other elements cover. */
export function roomIn(element: HTMLElement): Room {
  const style = getComputedStyle(element);
  const side = (value: string) => Number.parseFloat(value) || 0;
  return {
    top: side(style.paddingTop),
    right: side(style.paddingRight),
    bottom: side(style.paddingBottom),
    left: side(style.paddingLeft),
  };
}
