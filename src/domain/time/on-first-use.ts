/** Lazy creation: the first date or number format is slow in a browser, and a page may need none. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
