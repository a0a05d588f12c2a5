import type { ComponentProps, MouseEvent } from "react";
import {
	type MenuItem,
	menuHref,
	menuKey,
} from "../../../shared/pages/menu.ts";
import type { MenuAction } from "../../../shared/pages/menu-state.ts";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { usePage } from "../../state/page-context.ts";
import { useMenu } from "./menu-context.tsx";
import { useMenuNames } from "./menu-names.ts";
import { resetMenu } from "./reset-menu.ts";

/** A menu item as a link. A plain click changes the menu state first: the home item resets it. */
export function MenuLink(
	props: Omit<ComponentProps<"a">, "onClick"> & {
		item: MenuItem;
		action: MenuAction | undefined;
		/** Called after a plain click. */
		onFollow?: () => void;
	},
) {
	const { item, action, onFollow, className, children, ...others } = props;
	const { page, locale } = usePage();
	const menu = useMenu();
	const nameOf = useMenuNames();
	const href = menuHref(item, locale);
	const follow = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		if (item.isHome)
			resetMenu(menu, item, () => {
				event.preventDefault();
				window.location.assign(href);
			});
		else if (action) menu.dispatch(action);
		onFollow?.();
	};
	return (
		<a
			className={className}
			href={href}
			data-home={item.isHome || undefined}
			aria-current={menuKey(item) === page.path ? "page" : undefined}
			{...others}
			onClick={follow}
		>
			{children ?? nameOf(item)}
		</a>
	);
}
