/** Degrees east and north. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** The side of a place on which its label stands. */
export type Side = "start" | "end" | "above" | "below";

/** The extent of a map, in degrees and pixels. */
export interface MapFrame {
	readonly west: number;
	readonly east: number;
	readonly north: number;
	/** Standard parallel: along it, both axes have the same scale. */
	readonly parallel: number;
	readonly width: number;
	readonly height: number;
}

/** The six Gulf countries and their surroundings. */
export const gulfFrame: MapFrame = {
	west: 34,
	east: 60,
	north: 33,
	parallel: 24,
	width: 800,
	height: 640,
};

/** From Britain to Shanghai. */
export const worldFrame: MapFrame = {
	west: -13,
	east: 131,
	north: 60,
	parallel: 28,
	width: 1000,
	height: 560,
};

/**
 * Projects coordinates onto a map, with the equidistant cylindrical projection. The maps' outlines
 * (`scripts/pictures/map.ts`) and markers both use it.
 */
export function project(
	frame: MapFrame,
	[longitude, latitude]: Coordinates,
): readonly [x: number, y: number] {
	const narrowing = Math.cos((frame.parallel * Math.PI) / 180);
	const scale = frame.width / ((frame.east - frame.west) * narrowing);
	return [
		(longitude - frame.west) * narrowing * scale,
		(frame.north - latitude) * scale,
	];
}
