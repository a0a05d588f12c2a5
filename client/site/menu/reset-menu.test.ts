import { expect, onTestFinished, test, vi } from "vitest";
import { type MenuItem, menu } from "../../../shared/pages/menu.ts";
import {
	initialMenuState,
	menuStateOf,
	thirdLevelOf,
} from "../../../shared/pages/menu-state.ts";
import { pageAt } from "../../../shared/pages/page-paths.ts";
import { chosenState, createMenuActions, menuChoice } from "./menu-context.tsx";
import { resetMenu } from "./reset-menu.ts";

const page = pageAt("/industries/oil-gas");
const home = menu.at(-1);
if (!page || !home) throw new Error("no such page");
const shown = {};
const actions = createMenuActions(shown, menuStateOf(page));
const chosen = () => chosenState(menuChoice.read(), shown);

/** Makes the transition fail. */
const brokenItem: MenuItem = {
	...home,
	get isHome(): boolean {
		throw new Error("no transition");
	},
};

/** Makes every store update fail, as a subscribed component could. */
function breakStore(): void {
	const end = menuChoice.subscribe(() => {
		throw new Error("no store");
	});
	onTestFinished(end);
}

function reset(item: MenuItem) {
	actions.restore();
	const write = vi.spyOn(actions, "write");
	onTestFinished(() => write.mockRestore());
	const redirect = vi.fn();
	return { run: () => resetMenu(actions, item, redirect), write, redirect };
}

test("a successful menu reset uses no fallback", () => {
	const { run, write, redirect } = reset(home);
	run();
	expect(chosen()).toEqual(initialMenuState);
	expect(write).not.toHaveBeenCalled();
	expect(redirect).not.toHaveBeenCalled();
});

test("if the transition fails, the menu's store is reset directly", () => {
	const { run, redirect } = reset(brokenItem);
	run();
	expect(chosen()).toEqual(initialMenuState);
	expect(redirect).not.toHaveBeenCalled();
});

test("if the store fails too, the home page is loaded", () => {
	const { run, redirect } = reset(brokenItem);
	breakStore();
	run();
	expect(redirect).toHaveBeenCalledOnce();
});

test("a menu choice builds on the previous one", () => {
	const industries = menu.find((item) => item.page.path === "/industries");
	const [, banking] = industries?.subItems ?? [];
	const [third] = banking ? thirdLevelOf(banking) : [];
	if (!industries || !banking || !third) throw new Error("no such item");
	actions.dispatch({ type: "select-sub", top: industries, item: banking });
	actions.dispatch({ type: "select-third", item: third });
	expect(chosen()?.selectedPath).toEqual({
		firstLevel: "/industries",
		secondLevel: "/industries/banking-finance",
		thirdLevel: third.page.path,
	});
});

test("a menu choice applies only to the page on which it was made", () => {
	actions.dispatch({ type: "select", item: home });
	expect(chosen()).toEqual(initialMenuState);
	expect(chosenState(menuChoice.read(), {})).toBeUndefined();
	actions.restore();
	expect(chosen()).toBeUndefined();
});
