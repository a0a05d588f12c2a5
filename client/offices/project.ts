/** Longitude and latitude in degrees, east and north. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** The side of a place on which its name stands. */
export type Side = "start" | "end" | "above" | "below";

export interface MapPlace {
	readonly id: string;
	readonly name: string;
	readonly at: Coordinates;
	readonly side?: Side | undefined;
}

/** The part of the world that a map shows, and the size of its drawing. */
export interface MapFrame {
	readonly west: number;
	readonly east: number;
	readonly north: number;
	/** The parallel along which the scale is that of the meridians. */
	readonly parallel: number;
	readonly width: number;
	readonly height: number;
}

/** The six Gulf countries and what lies around them. */
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
 * Where a place is on a map: the equidistant cylindrical projection. The maps' outlines are drawn
 * with it (scripts/pictures/map.ts), and so are the markers on them.
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
