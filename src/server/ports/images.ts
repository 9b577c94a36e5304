export type EncodedImage = { name: string; contentType: string; bytes: Buffer };

/** The logo as it is shown, and the square icons made from it. */
export type LogoSet = { logo: EncodedImage; icon: EncodedImage; favicon: EncodedImage };

export type ImageRefusal = 'logo_type' | 'logo_unreadable';

/** Reads an uploaded picture by its content, never by its name, and writes it anew. */
export interface Images {
  encodeLogo(bytes: Buffer): Promise<LogoSet | ImageRefusal>;
}
