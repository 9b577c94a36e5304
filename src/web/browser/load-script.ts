/** Loads a third-party script. A failed one is removed, so that it can be tried again. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${new URL(url, location.href).origin} did not load`));
    };
    document.head.append(script);
  });
}
