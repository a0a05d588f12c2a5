import {
	Component,
	type ComponentType,
	lazy,
	type ReactNode,
	Suspense,
} from "react";
import { usePage } from "../state/page-context.ts";

type LoadRouteError = () => Promise<ComponentType<{ error: unknown }>>;

let loadRouteError: LoadRouteError | undefined;

/** Sets the loader of the error view, which is not part of the first view's code. */
export function setRouteErrorLoader(load: LoadRouteError): void {
	loadRouteError = load;
}

// If it cannot be loaded, React unmounts the root.
const RouteError = lazy(async () => {
	if (!loadRouteError) throw new Error("nothing shows errors");
	return { default: await loadRouteError() };
});

interface Props {
	/** Identity of the content; a change clears the error. */
	readonly subject: unknown;
	readonly children: ReactNode;
}

interface State {
	readonly failure?: { readonly error: unknown; readonly subject: unknown };
}

/** Replaces content that throws while rendering with a route error, until `subject` changes. */
export class RouteErrorBoundary extends Component<Props, State> {
	override state: State = {};

	static getDerivedStateFromError(error: unknown): State {
		return { failure: { error, subject: undefined } };
	}

	static getDerivedStateFromProps({ subject }: Props, state: State): State {
		const { failure } = state;
		if (!failure) return state;
		if (failure.subject === undefined)
			return { failure: { error: failure.error, subject } };
		return failure.subject === subject ? state : {};
	}

	override render() {
		const { failure } = this.state;
		return failure ? (
			<Suspense>
				<RouteError error={failure.error} />
			</Suspense>
		) : (
			this.props.children
		);
	}
}

/** Wraps a page so that its errors replace it while the layout stays. */
export function withRouteErrors(PageComponent: ComponentType): ComponentType {
	return function GuardedPage() {
		return (
			<RouteErrorBoundary subject={usePage().location}>
				<PageComponent />
			</RouteErrorBoundary>
		);
	};
}
