/** Makes something when it is first needed: a browser takes long over its first formats, and a page may need none. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
