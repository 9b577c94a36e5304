import * as z from 'zod/mini';

export const uploadedLogoView = z.object({ logoUrl: z.string() });
export type UploadedLogoView = z.infer<typeof uploadedLogoView>;

export const LOGO_MAX_BYTES = 5 * 1024 * 1024;
export const LOGO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'] as const;
