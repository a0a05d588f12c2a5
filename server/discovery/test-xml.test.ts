import { expect, test } from "vitest";
import { xmlFaults } from "./test-xml.ts";

test.each([
	["<a>", "not closed: a"],
	["<a></b>", "</b> closes a"],
	["<a b=c/>", "bad tag <a b=c/>"],
	['<a b="x & y"/>', 'bare ampersand in <a b="x & y"/>'],
	["<a>1 > 0</a>", "stray bracket"],
])("xmlFaults finds the error in %s", (xml, fault) => {
	expect(xmlFaults(xml)).toContain(fault);
});
