import type { ComponentType } from "react";
import { PageClosing } from "../sections/PageClosing.tsx";

/** What stands in `main`: a page, and what every page ends with. */
export function createPageBody(PageComponent: ComponentType): ComponentType {
	return function PageBody() {
		return (
			<>
				<PageComponent />
				<PageClosing />
			</>
		);
	};
}
