import { isHarmfulLink, isOnOwnDisk } from "./upload-links.ts";
import { prefix, readXml, resolveReferences } from "./upload-xml.ts";

const maximalBytes = 1024 * 1024;

/** Allowed external relationships: nothing is fetched without a click, or only over the web. */
const isHarmless: Readonly<Record<string, (target: string) => boolean>> = {
	hyperlink: (target) => !isHarmfulLink(target),
	image: (target) => /^https?:/i.test(target),
};

/** Relationship types of macros, controls, and documents that contain other documents. */
const activeKinds = [
	"vbaproject",
	"wordvbadata",
	"control",
	"activexcontrolbinary",
	// Embedded pages and mails, which can fetch anything.
	"afchunk",
];

// Attribute values may contain `>` but never `<`.
const relation = new RegExp(
	String.raw`<${prefix}Relationship\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`,
	"g",
);
const attribute = /(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Whether relationships (ISO/IEC 29500-2, clause 9.3) refer to macros or controls, or to external
 * targets other than links and web images. A template on the author's own disk is allowed.
 *
 * @throws when the file is not valid XML of such a document.
 */
export function hasActiveRelation(bytes: Buffer): boolean {
	for (const [element] of readXml(bytes, maximalBytes).matchAll(relation)) {
		const attributes = readAttributes(element);
		const kind = attributes.get("Type")?.split("/").at(-1)?.toLowerCase() ?? "";
		if (activeKinds.includes(kind)) return true;
		const isExternal =
			attributes.get("TargetMode")?.toLowerCase() === "external";
		const target = attributes.get("Target") ?? "";
		const mayPass = isHarmless[kind]?.(target) || isOnOwnDisk(target);
		if (isExternal && !mayPass) return true;
	}
	return false;
}

function readAttributes(element: string): Map<string, string> {
	return new Map(
		[...element.matchAll(attribute)].map(
			([, name = "", double, single]) =>
				[name, resolveReferences(double ?? single ?? "").trim()] as const,
		),
	);
}
