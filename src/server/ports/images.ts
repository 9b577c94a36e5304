export type EncodedImage = { name: string; contentType: string; bytes: Buffer };

/** The logo as it is shown, and the square icon of a browser's tab made from it. */
export type LogoSet = { logo: EncodedImage; favicon: EncodedImage };

/** A square icon: the share the picture may fill, and its background when it may not be transparent. */
export type IconLook = { side: number; share: number; background?: string };

export type ImageRefusal = 'logo_type' | 'logo_unreadable';

/** Reads an uploaded picture by its content, never by its name, and encodes it again. */
export interface Images {
  encodeLogo(bytes: Buffer): Promise<LogoSet | ImageRefusal>;
  /** A PNG from a picture of our own. */
  drawIcon(picture: Buffer, look: IconLook): Promise<Buffer>;
}
