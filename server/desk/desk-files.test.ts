import request from "supertest";
import { expect, test } from "vitest";
import { emergencyIdentity } from "../../shared/staff.ts";
import { openDeskSite } from "./test-desk-site.ts";
import {
	insertCv,
	type insertEnquiries,
	testReference,
} from "./test-enquiries.ts";

async function openSite(enquiries: Parameters<typeof insertEnquiries>[1]) {
	const site = await openDeskSite(emergencyIdentity, enquiries);
	const { app, database, references } = site;
	const get = (target: string) =>
		request(app).get(target).set("Cookie", "token=x");
	const addFile = (file_name: string, media_type: string) =>
		insertCv(database, references[0] ?? "", { file_name, media_type });
	return { get, references, addFile };
}

test("the CSV export uses the language of its URL and escapes formulas", async () => {
	const { get, references } = await openSite([
		{
			name: '=HYPERLINK("http://evil.example")',
			phone: "+971 50 123 4567",
			company: "李, 伟",
			topic: "industry/oil-gas",
			message: "one\n@two",
			created_at: Date.UTC(2026, 10, 21, 20, 30),
		},
	]);
	const answer = await get("/en-US/desk/export.csv");
	expect(answer.status).toBe(200);
	expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
	expect(answer.headers["cache-control"]).toBe("private, no-store");
	expect(answer.headers["content-disposition"]).toMatch(
		/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"/,
	);
	expect(answer.text).toBe(
		`\ufeff"Reference","Received (Dubai time)","Kind","Status","Assigned to","Name","Email","Phone","Company","About","Position","Message","Language","Consent to the transfer abroad","CV"\r\n"${references[0]}","2026-11-22 00:30:00","Consultation","New","","'=HYPERLINK(""http://evil.example"")","li.wei@example.com","'+971 50 123 4567","李, 伟","Oil & Gas","","one\n'@two","English","Not asked for",""\r\n`,
	);
	const chinese = await get("/desk/export.csv");
	expect(chinese.text).toContain('"姓名"');
});

test("the CSV export contains exactly the enquiries that match the filter", async () => {
	const { get } = await openSite(
		["consultation", "expert", "consultation"].map((kind) => ({ kind })),
	);
	const all = await get("/desk/export.csv");
	expect(all.text.split("\r\n")).toHaveLength(5);
	const some = await get("/desk/export.csv?kind=expert");
	expect(some.text.split("\r\n")).toHaveLength(3);
	const none = await get("/desk/export.csv?search=nobody");
	expect(none.text.split("\r\n")).toHaveLength(2);
});

test.each([
	["cv.exe", "application/pdf", "cv.exe.pdf"],
	["page.html", "text/html", "page.html.bin"],
])(
	"the CV %j of type %s downloads as %s and is never displayed inline",
	async (name, type, shown) => {
		const { get, references, addFile } = await openSite([{}]);
		await addFile(name, type);
		const answer = await get(`/en-US/desk/cv/${references[0]}`).buffer();
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe(
			type === "text/html" ? "application/octet-stream" : type,
		);
		expect(answer.headers["content-disposition"]).toBe(
			`attachment; filename="${shown}"; filename*=UTF-8''${shown}`,
		);
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		expect(answer.headers["content-security-policy"]).toBe(
			"default-src 'none'; sandbox",
		);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.headers["content-length"]).toBe("4");
		expect([...Buffer.from(answer.body)]).toEqual([37, 80, 68, 70]);
	},
);

test.each([
	["an enquiry without one", () => testReference(0)],
	["nobody's reference", () => testReference(5)],
	["no reference", () => "..%2Fetc"],
])("the CV download for %s returns 404", async (_name, reference) => {
	const { get } = await openSite([{}]);
	const answer = await get(`/desk/cv/${reference()}`);
	expect(answer.status).toBe(404);
	expect(answer.headers["content-disposition"]).toBeUndefined();
});
