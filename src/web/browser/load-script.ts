/** Brings somebody else's script into the page. What could not be loaded leaves no trace and may be tried again. */
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
