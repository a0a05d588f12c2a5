import {
	type ComponentType,
	startTransition,
	useContext,
	useEffect,
	useState,
} from "react";
import { PageClosing } from "../sections/PageClosing.tsx";
import { LaterContext, usePage } from "../state/page-context.ts";

/**
 * The content of `main`: a page and the closing of every page. After a client-side navigation,
 * content below the first view renders after the first paint.
 */
export function createPageBody(PageComponent: ComponentType): ComponentType {
	// The same element each time, so that the deferred update does not re-render the page itself.
	const page = <PageComponent />;
	return function PageBody() {
		const { path } = usePage().page;
		const [whole, setWhole] = useState("");
		const isWhole = useContext(LaterContext) || whole === path;
		useEffect(() => {
			// Two frames, one of which paints the first view.
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
