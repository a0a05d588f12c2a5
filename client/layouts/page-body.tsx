import {
	type ComponentType,
	startTransition,
	useContext,
	useEffect,
	useState,
} from "react";
import { PageClosing } from "../sections/PageClosing.tsx";
import { LaterContext } from "../state/later-context.ts";
import { usePage } from "../state/page-context.ts";

/**
 * What stands in `main`: a page, and what every page ends with. What is below the first view of a
 * page that was navigated to comes once that has been painted.
 */
export function createPageBody(PageComponent: ComponentType): ComponentType {
	// Always the same element, so that what comes later renders nothing but itself.
	const page = <PageComponent />;
	return function PageBody() {
		const { path } = usePage().page;
		const [whole, setWhole] = useState("");
		const isWhole = useContext(LaterContext) || whole === path;
		useEffect(() => {
			// Two frames, of which one shows what is there.
			setTimeout(startTransition, 32, () => setWhole(path));
		}, [path]);
		return (
			<LaterContext value={isWhole}>
				{page}
				{isWhole ? (
					<PageClosing />
				) : (
					// Keeps the footer out of the first view.
					<div style={{ blockSize: "100vh" }} />
				)}
			</LaterContext>
		);
	};
}
