/** The formats that images are encoded in: media types, by the suffix of cached files. */
export const imageFormats = { ".webp": "image/webp" } as const;

export type ImageSuffix = keyof typeof imageFormats;

/** Whether a file's name has the suffix of a format. */
export function isImageName(name: string): boolean {
	return Object.keys(imageFormats).some((suffix) => name.endsWith(suffix));
}
