import { useEffect, useEffectEvent } from 'react';
import * as entries from './history-entries.ts';

type Layer = { close: () => void };

/** The layers that Back closes, the last opened first. Each has its own history entry, marked with its depth. */
const layers: Layer[] = [];
let watchers = 0;

const CLOSING_MS = 50;

/** While open, the Back button of the browser closes this instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    const layer = { close: () => closeNow() };
    layers.push(layer);
    const unwatch = watch();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      unwatch();
    };
  }, [open]);
}

/** For the whole application: leaves entries whose layer is gone after a reload or a link. */
export function useClosedLayers(): void {
  useEffect(watch, []);
}

function watch(): () => void {
  if (watchers++ === 0) for (const [name, listener] of listeners) window.addEventListener(name, listener);
  matchHistorySoon();
  return () => {
    watchers--;
    matchHistorySoon();
  };
}

/** Runs after the handler that closed a layer: if it also follows a link, that entry must stay. */
function matchHistorySoon(): void {
  queueMicrotask(matchHistory);
}

function matchHistory(): void {
  const depth = entries.markedDepth();
  if (depth > layers.length) entries.leaveEntries(depth - layers.length);
  for (let next = depth + 1; next <= layers.length; next++) entries.markEntry(next);
  if (watchers > 0 || entries.isLeaving()) return;
  for (const [name, listener] of listeners) window.removeEventListener(name, listener);
}

/** A layer that refuses to close gets its entry back. */
function onEntry(): void {
  const isByPerson = entries.arrive();
  if (isByPerson) for (const layer of layers.slice(entries.markedDepth()).reverse()) layer.close();
  setTimeout(matchHistory, isByPerson ? CLOSING_MS : 0);
}

/** The router announces its own navigations by events named after the calls. */
const listeners = [
  ['popstate', onEntry],
  ['pushState', entries.rememberPush],
  ['replaceState', () => entries.rememberReplace(layers.length)],
] as const;
