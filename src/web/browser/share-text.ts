/** By the share sheet of the device; without one the text is copied. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return isDismissed(error) ? 'shared' : 'refused';
  }
}

function isDismissed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
