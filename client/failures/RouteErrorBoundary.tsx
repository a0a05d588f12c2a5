import {
	Component,
	type ComponentType,
	lazy,
	type ReactNode,
	Suspense,
} from "react";
import { useLocation } from "../state/location-context.ts";

type LoadRouteError = () => Promise<ComponentType<{ error: unknown }>>;

let loadRouteError: LoadRouteError | undefined;

/** Says where what shows errors is found, which is no part of the first view. */
export function setRouteErrorLoader(load: LoadRouteError): void {
	loadRouteError = load;
}

// Where it cannot be had, React gives up.
const RouteError = lazy(async () => {
	if (!loadRouteError) throw new Error("nothing shows errors");
	return { default: await loadRouteError() };
});

interface Props {
	/** What is shown; another one gets a new chance. */
	readonly subject: unknown;
	readonly children: ReactNode;
}

interface State {
	readonly failure?: { readonly error: unknown; readonly subject: unknown };
}

/** Shows a route error in place of what throws while it renders, until something else is shown. */
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

/** A page whose errors are shown in its place, with the layout around them alive. */
export function withRouteErrors(PageComponent: ComponentType): ComponentType {
	return function GuardedPage() {
		return (
			<RouteErrorBoundary subject={useLocation()}>
				<PageComponent />
			</RouteErrorBoundary>
		);
	};
}
