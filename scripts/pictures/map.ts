import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type {
	GeometryCollection,
	GeometryObject,
	MultiPolygon,
	Polygon,
	Topology,
} from "topojson-specification";
import {
	gulfFrame,
	type MapFrame,
	project,
	worldFrame,
} from "../../client/offices/project.ts";
import { clip, toPath } from "./map-paths.ts";

/**
 * The Gulf Cooperation Council: the data's numeric ISO 3166 codes, and the site's country codes.
 */
const gulfCountries = {
	"682": "sa",
	"784": "ae",
	"512": "om",
	"634": "qa",
	"414": "kw",
	"048": "bh",
} as const;

type Shape = Polygon | MultiPolygon;
type World = Topology<{ countries: GeometryCollection }>;

/** Each Gulf country, and all other land as one shape. */
export async function drawGulfMap() {
	const world = await readWorld(0.00025);
	const shapes = world.objects.countries.geometries.filter(isShape);
	const codes: ReadonlyMap<string, string> = new Map(
		Object.entries(gulfCountries),
	);
	return {
		ground: outline(
			world,
			shapes.filter(({ id }) => !codes.has(String(id))),
			gulfFrame,
		),
		countries: [...codes].map(([code, id]) => ({
			id,
			path: outline(
				world,
				shapes.filter((shape) => String(shape.id) === code),
				gulfFrame,
			),
		})),
	};
}

/** All land from Britain to Shanghai, and the Gulf countries separately. */
export async function drawWorldMap() {
	const world = await readWorld(0.05);
	const shapes = world.objects.countries.geometries.filter(isShape);
	const isGulf = ({ id }: Shape) => String(id) in gulfCountries;
	return {
		ground: outline(
			world,
			shapes.filter((shape) => !isGulf(shape)),
			worldFrame,
			14,
		),
		gulf: outline(world, shapes.filter(isGulf), worldFrame, 2),
	};
}

/**
 * Natural Earth's countries at 1:50m, in the public domain (naturalearthdata.com), as packaged by
 * world-atlas. Points whose triangle is smaller than `detail` square degrees are removed.
 */
async function readWorld(detail: number): Promise<World> {
	const file = fileURLToPath(
		import.meta.resolve("world-atlas/countries-50m.json"),
	);
	const world: World = JSON.parse(await readFile(file, "utf8"));
	return simplify(presimplify(world), detail);
}

function isShape(shape: GeometryObject): shape is Shape {
	return shape.type === "Polygon" || shape.type === "MultiPolygon";
}

/** The joint outline of shapes within the frame, without parts smaller than `least`. */
function outline(
	world: World,
	shapes: readonly Shape[],
	frame: MapFrame,
	least = 6,
): string {
	return merge(world, [...shapes])
		.coordinates.flat()
		.map((ring) =>
			clip(
				ring.map(([longitude = 0, latitude = 0]) =>
					project(frame, [longitude, latitude]),
				),
				frame,
			),
		)
		.map((ring) => toPath(ring, least))
		.join("");
}
