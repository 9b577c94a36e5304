/** A form with one file, as a browser sends it. */
export function multipartFile(
  bytes: Buffer | string,
  { field = 'logo', name = 'logo.png', type = 'image/png' } = {},
) {
  const boundary = 'vtc-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
