import { fileOf, pageKinds, pageNamespace } from "../content/content-kinds.ts";
import type { LocaleSources } from "../content/read-content.ts";
import type { Message } from "../words/words.ts";
import { type Fault, faultOf } from "./fault.ts";
import type { NamespaceFault } from "./message-fault.ts";
import type { FieldPath } from "./parsed.ts";
import type { SourceFile } from "./source-file.ts";

/** Reports a fault where the message was written: in a message file or a content file. */
export function locateMessage(
	{ locale, content, messages }: LocaleSources,
	{ namespace, path, message, excerpt }: NamespaceFault,
): Fault {
	const file = messages.get(namespace);
	if (file) return file.fault(path, message, excerpt);
	for (const kind of pageKinds) {
		const prefix = pageNamespace(kind, "");
		if (!namespace.startsWith(prefix)) continue;
		const slug = namespace.slice(prefix.length);
		const written = content[kind].find((entry) => entry.slug === slug);
		if (written) return locateField(written.source, path, message, excerpt);
		return faultOf(fileOf(locale, kind, slug), "file", message);
	}
	const field = path.join(".") || "file";
	return faultOf(`locales/${locale}/${namespace}.json`, field, message);
}

/** The field of that name in the file's head; anything else was compiled from the text below it. */
function locateField(
	source: SourceFile,
	[, ...path]: FieldPath,
	message: Message,
	excerpt?: string,
): Fault {
	const field = [path, writtenAs(path)].find(
		([name = ""]) => String(name) in Object(source.value),
	);
	return source.fault(field ?? ["text"], message, excerpt);
}

/** Maps a path in a topic's compiled page to the path in its file, where these differ. */
function writtenAs(path: FieldPath): FieldPath {
	const [name, , , index, part] = path;
	if (name === "introduction") return ["lead"];
	return name === "sections" && typeof index === "number"
		? ["questions", index, part === "name" ? "question" : "answer"]
		: path;
}
