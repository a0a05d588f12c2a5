import { once } from "node:events";
import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { openPage } from "../test/test-browser.ts";
import { findFreePort } from "../test/test-site.ts";
import { createEditor } from "./create-editor.ts";
import { readEditorAssets } from "./editor-assets.ts";
import { createContentWriter } from "./save-contents.ts";
import { copyTree } from "./test-tree.ts";

async function openEditor() {
	const root = await copyTree();
	const port = await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const view = "data:";
	const assets = await readEditorAssets();
	const locales = localeCodes;
	const writer = createContentWriter(root);
	const options = { root, locales, writer, origin, view, assets };
	const editor = createEditor(options);
	const server = http.createServer(editor).listen(port, "127.0.0.1");
	await once(server, "listening");
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	onTestFinished(stop);
	const restart = () => once(server.listen(port, "127.0.0.1"), "listening");
	const { page, problems } = await openPage();
	return { root, origin, page, problems, stop, restart };
}

test("naming a new entry warns of nothing unsaved; a refused new row keeps its input, saves once fixed, leaves the site preview in place, and keeps the focus when saved at once", async () => {
	const { root, origin, page, problems } = await openEditor();
	await page.goto(origin);
	await page.locator("summary", { hasText: "Articles" }).click();
	await page.getByLabel("New entry of Articles").fill("a-new-one");
	await page.keyboard.press("Enter");
	await page.waitForURL(`${origin}/articles/a-new-one`);
	await page.goto(`${origin}/offices/doha`);
	await page.locator("iframe").evaluate((frame) => {
		frame.dataset.stays = "true";
	});
	await page.getByRole("button", { name: "Add languages" }).click();
	await page.keyboard.type("Turkish");
	const save = page.getByRole("button", { name: "Save", exact: true });
	await save.click();
	const wrong = page.locator('[aria-invalid="true"]');
	await wrong.waitFor();
	expect(await wrong.inputValue()).toBe("Turkish");
	expect(await page.locator(".fault").textContent()).toContain("ISO 639");

	await wrong.fill("tr");
	await save.click();
	await page.getByText("Saved.").waitFor();
	for (const locale of localeCodes) {
		const file = path.join(root, `locales/${locale}/offices/doha.json`);
		expect(JSON.parse(await readFile(file, "utf8")).languages).toContain("tr");
	}
	expect(await page.locator("iframe[data-stays]").count()).toBe(1);

	await page.getByRole("button", { name: "Add languages" }).click();
	await page.keyboard.type("ur");
	await page.keyboard.press("Control+s");
	const saved = page.locator('textarea:focus:not([name*="new"])');
	expect(await saved.inputValue()).toBe("ur");
	expect(problems.filter((problem) => !/422|data:/.test(problem))).toEqual([]);
});

test("a picture must be described in every locale before it can be inserted", async () => {
	const { root, origin, page } = await openEditor();
	const article = "articles/wage-payment-on-the-first";
	await page.goto(`${origin}/${article}`);
	await page.getByText("Put in a picture").click();
	await page
		.getByLabel("One that is there")
		.selectOption("/pictures/desert.png");
	const put = page.getByRole("button", { name: "Put it where the cursor is" });
	await put.click();
	await page.getByRole("alert").getByText("Describe it").waitFor();
	for (const locale of localeCodes)
		await page
			.locator(`[data-describes="${locale}:text"]`)
			.fill(`港 ${locale}`);
	await put.click();
	await page.keyboard.press("Control+s");
	await page.getByText("Saved.").waitFor();
	for (const locale of localeCodes) {
		const file = path.join(root, `locales/${locale}/${article}.md`);
		expect(await readFile(file, "utf8")).toMatch(
			new RegExp(`\n\n!\\[港 ${locale}\\]\\(/pictures/desert\\.png\\)\n$`),
		);
	}
});

test("what is typed while a save is being checked stays in the form, and is saved", async () => {
	const { root, origin, page } = await openEditor();
	await page.goto(`${origin}/offices/doha`);
	const phone = page.locator('[name="*:phone"]');
	await phone.fill("+974 4000 0001");
	const held = Promise.withResolvers<void>();
	await page.route(`${origin}/offices/doha`, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.keyboard.press("Control+s");
	await page.getByText("Checking…").waitFor();
	await phone.fill("+974 4000 0002");
	held.resolve();
	await page.getByText("Saved.").waitFor();
	expect(await phone.inputValue()).toBe("+974 4000 0002");
	const file = path.join(root, "locales/en-US/offices/doha.json");
	expect(await readFile(file, "utf8")).toContain("+974 4000 0002");
});

test("while the editor does not answer, a save says what to do, and what was typed can be saved later", async () => {
	const { root, origin, page, stop, restart } = await openEditor();
	await page.goto(`${origin}/offices/doha`);
	await page.locator('[name="*:phone"]').fill("+974 4000 0003");
	stop();
	await page.keyboard.press("Control+s");
	await page.getByText("start the editor again").waitFor();
	await restart();
	await page.keyboard.press("Control+s");
	await page.getByText("Saved.").waitFor();
	const file = path.join(root, "locales/en-US/offices/doha.json");
	expect(await readFile(file, "utf8")).toContain("+974 4000 0003");
});

test("what was typed before the tab was closed is asked about, and can be saved later", async () => {
	const { root, origin, page } = await openEditor();
	const asked: string[] = [];
	let isWanted = false;
	page.on("dialog", (dialog) => {
		const isQuestion = dialog.type() === "confirm";
		if (isQuestion) asked.push(dialog.message());
		void (isQuestion && !isWanted ? dialog.dismiss() : dialog.accept());
	});
	await page.goto(`${origin}/offices/doha`);
	await page.locator('[name="*:phone"]').fill("+974 4000 0005");
	await page.goto("about:blank");
	await page.goto(`${origin}/offices/doha`);
	expect(await page.getByRole("status").textContent()).toBe("");
	isWanted = true;
	await page.reload();
	await page.getByText("Saved.").waitFor();
	expect(await page.locator('[name="*:phone"]').inputValue()).toBe(
		"+974 4000 0005",
	);
	const file = path.join(root, "locales/en-US/offices/doha.json");
	expect(await readFile(file, "utf8")).toContain("+974 4000 0005");
	await page.reload();
	expect(await page.getByRole("status").textContent()).toBe("");
	expect(asked).toHaveLength(2);
	expect(asked[1]).toContain("was not saved. Save it now?");
});

test("what Word copies is pasted as Markdown, and text from elsewhere is left as it is", async () => {
	const { origin, page } = await openEditor();
	await page.goto(`${origin}/articles/wage-payment-on-the-first`);
	const text = page.locator('[name="en-US:text"]');
	await text.fill("");
	const paste = (html: string) =>
		text.evaluate((control, copied) => {
			control.focus();
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/html", copied);
			const event = { clipboardData, bubbles: true, cancelable: true };
			return control.dispatchEvent(new ClipboardEvent("paste", event));
		}, html);
	expect(await paste("<span>**as it is**</span>")).toBe(true);
	const word = `<html><style>p { margin: 0 }</style><body>
		<p class=MsoNormal>Hours are <b>reduced </b>in\n Ramadan.<span class=MsoCommentReference><a href="#_msocom_1">[JS1]</a></span><o:p></o:p></p><p>&nbsp;</p>
		<h1>What the <b>law</b> says</h1>
		<p class=MsoListParagraphCxSpFirst><![if !supportLists]><span style='mso-list:Ignore'>§<span>&nbsp;&nbsp; </span></span><![endif]>Two hours less</p>
		<p class=MsoListParagraphCxSpMiddle><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Every day</p>
		<p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>·</span><a href="https://example.com/law">The law</a></p>
		<p class=MsoListParagraph><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>Ask</p>
		<ol><li><p>First</p></li><li>Second</li></ol>
		<h3>By country</h3>
		<table><tr><td><p>Country</p></td><td><b>Hours</b> | day</td></tr><tr><td><p>UAE</p><p>Dubai</p></td><td>6<br>less</td></tr></table>
		<div style='mso-element:comment-list'><p class=MsoCommentText>Is this true?</p></div></body></html>`;
	expect(await paste(word)).toBe(false);
	expect(await text.inputValue()).toBe(`Hours are **reduced** in Ramadan.

## What the law says

- Two hours less
- Every day
- [The law](https://example.com/law)

1. Ask
1. First
1. Second

### By country

| Country | Hours \\| day |
| --- | --- |
| UAE Dubai | 6 less |`);
});
