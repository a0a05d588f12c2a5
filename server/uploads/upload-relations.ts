import { isHarmfulLink, isOnOwnDisk } from "./upload-links.ts";
import { prefix, readXml, resolveReferences } from "./upload-xml.ts";

const maximalBytes = 1024 * 1024;

/** Relations to elsewhere that pass: nothing is fetched before a click, or only over the web. */
const isHarmless: Readonly<Record<string, (target: string) => boolean>> = {
	hyperlink: (target) => !isHarmfulLink(target),
	image: (target) => /^https?:/i.test(target),
};

/** What only documents with macros, controls or other documents in them relate to. */
const activeKinds = [
	"vbaproject",
	"wordvbadata",
	"control",
	"activexcontrolbinary",
	// Pages and mails that are shown as a part, which fetch what they like.
	"afchunk",
];

// Values may hold what ends an element elsewhere, and never what begins one.
const relation = new RegExp(
	String.raw`<${prefix}Relationship\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`,
	"g",
);
const attribute = /(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Whether relations (ISO/IEC 29500-2, clause 9.3) name macros or controls, or anything but links
 * and pictures on other machines. A template on the writer's own disk is none of these.
 *
 * @throws when they are no XML of such a document.
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
