import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../../shared/staff.ts";
import { createApp } from "../../app.ts";
import { alwaysRecent } from "../../session/test-session.ts";
import { openDeskSite } from "../test-desk-site.ts";
import { amal } from "../test-desk-staff.ts";
import {
	insertCv,
	type insertEnquiries,
	testActor,
	testReference,
} from "../test-enquiries.ts";
import { readZip } from "./test-read-zip.ts";

const deps = await testDependencies();

async function openSite(enquiries: Parameters<typeof insertEnquiries>[1]) {
	const site = await openDeskSite(amal, enquiries);
	const { app, database, desk, references } = site;
	const addCv = (
		reference: string,
		file_name: string,
		bytes: Uint8Array<ArrayBuffer>,
	) => insertCv(database, reference, { file_name, bytes });
	const get = (target: string) =>
		request(app).get(target).set("Cookie", "token=x").buffer();
	const load = async (target: string) => {
		const answer = await get(target).parse((res, done) => {
			const chunks: Buffer[] = [];
			res.on("data", (chunk: Buffer) => chunks.push(chunk));
			res.on("end", () => done(null, Buffer.concat(chunks)));
		});
		return { answer, files: readZip(answer.body) };
	};
	const listAudit = async () =>
		(await desk.audit.list({}, undefined, 99)).map((entry) => [
			entry.action,
			entry.reference,
			entry.staffName,
			entry.detail,
		]);
	return { app, desk, references, addCv, get, load, listAudit };
}

const application = { kind: "application", position: "LW-1" };

test("the CVs of a position download as one ZIP archive, and each is audited", async () => {
	const { addCv, load, listAudit, references } = await openSite([
		application,
		{ ...application, state: "closed" },
		{ ...application, position: "LW-2" },
		application,
	]);
	const [a = "", b = "", c = ""] = references;
	const large = new Uint8Array(300_000).map((_, index) => index * 7);
	await addCv(a, "王/../../简历.pdf", large);
	await addCv(b, "cv.exe", new Uint8Array([1]));
	await addCv(c, "cv.pdf", new Uint8Array([2]));
	const { answer, files } = await load("/en-US/desk/cvs.zip?position=LW-1");
	expect(answer.status).toBe(200);
	expect(answer.headers["content-type"]).toBe("application/zip");
	expect(answer.headers["cache-control"]).toBe("private, no-store");
	expect(answer.headers["content-disposition"]).toMatch(
		/^attachment; filename="cvs-LW-1-\d{4}-\d\d-\d\d\.zip"/,
	);
	expect([...files.keys()]).toEqual([`${b} cv.exe.pdf`, `${a} 简历.pdf`]);
	expect(files.get(`${a} 简历.pdf`)?.equals(large)).toBe(true);
	expect(await listAudit()).toEqual([
		["download-cvs", a, "Amal", "LW-1"],
		["download-cvs", b, "Amal", "LW-1"],
	]);
	const open = await load("/desk/cvs.zip?position=LW-1&state=new");
	expect(open.files.size).toBe(1);
});

test.each([
	["no position", "/desk/cvs.zip"],
	["a position without a CV", "/desk/cvs.zip?position=LW-1"],
	["nobody's reference", `/desk/person/${testReference(7)}`],
	["no reference", "/desk/person/x"],
])(
	"an archive request for %s gets 404 and is not audited",
	async (_, target) => {
		const { get, listAudit } = await openSite([application]);
		const answer = await get(target);
		expect(answer.status).toBe(404);
		expect(answer.headers["content-disposition"]).toBeUndefined();
		expect(await listAudit()).toEqual([]);
	},
);

test("the export of a person has everything sent from that address, without names of staff", async () => {
	const { addCv, desk, load, listAudit, references } = await openSite([
		{ ...application, email: "Li@Example.com", phone: "+971 50 123 4567" },
		{ email: "li@example.com", message: "second", transfer_consent: 1 },
		{ email: "other@example.com", name: "Somebody Else" },
	]);
	const [a = "", b = ""] = references;
	await addCv(a, "cv.pdf", new Uint8Array([37, 80, 68, 70]));
	await desk.setState(a, "answered", testActor);
	await desk.assign(a, { id: 8, name: "Chen Li" }, testActor);
	await desk.addNote(a, "called", testActor);
	const { answer, files } = await load(`/desk/person/${b}`);
	expect(answer.headers["content-disposition"]).toContain(`person-${b}.zip`);
	expect([...files.keys()]).toEqual(["person.json", `${a} cv.pdf`]);
	expect(files.get(`${a} cv.pdf`)?.toString()).toBe("%PDF");
	const text = files.get("person.json")?.toString() ?? "";
	expect(JSON.parse(text)).toMatchObject({
		enquiries: [
			{
				reference: a,
				email: "Li@Example.com",
				position: "LW-1",
				phone: "+971 50 123 4567",
				state: "answered",
				attachment: { fileName: "cv.pdf", size: 4 },
				history: [{ state: "answered" }, { note: "called" }],
				deliveries: [],
			},
			{ reference: b, message: "second", hasTransferConsent: true },
		],
	});
	for (const name of ["Somebody Else", "Chen Li", "Amal"])
		expect(text).not.toContain(name);
	expect((await listAudit()).slice(0, 2)).toEqual([
		["download-person", b, "Amal", null],
		["download-person", a, "Amal", null],
	]);
});

test("HEAD requests are not audited, and tell no CV's name", async () => {
	const { addCv, app, references, listAudit } = await openSite([application]);
	const [a = ""] = references;
	await addCv(a, "cv.pdf", new Uint8Array([1]));
	for (const target of [
		"/desk/cvs.zip?position=LW-1",
		`/desk/person/${a}`,
		`/desk/cv/${a}`,
		"/desk/export.csv",
		`/desk?ref=${a}`,
	]) {
		const answer = await request(app).head(target).set("Cookie", "token=x");
		expect(answer.status, target).toBe(200);
		expect(JSON.stringify(answer.headers), target).not.toContain("cv.pdf");
	}
	expect(await listAudit()).toEqual([]);
});

test("the archive download aborts when a file cannot be read", async () => {
	const { addCv, desk, references } = await openSite([
		application,
		application,
	]);
	for (const reference of references)
		await addCv(reference, "cv.pdf", new Uint8Array(9));
	const app = createApp({
		...deps,
		desk: { ...desk, readAttachment: async () => undefined },
		verifyToken: () => emergencyIdentity,
		signIn: alwaysRecent(deps.signIn),
	});
	const broken = request(app)
		.get("/desk/cvs.zip?position=LW-1")
		.set("Cookie", "token=x")
		.buffer();
	await expect(broken).rejects.toThrow(/aborted|hang up/);
});
