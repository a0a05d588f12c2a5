import { percentDecode } from "../../shared/percent-decode.ts";

/** Which spans are exported, and where. */
export interface Tracing {
	/** Accepts OTLP as JSON over HTTP. */
	readonly endpoint: string;
	readonly headers: Readonly<Record<string, string>>;
	/** The resource attributes of the spans. */
	readonly resource: Readonly<Record<string, string>>;
	/** The fraction of traces to export, from 0 to 1. */
	readonly ratio: number;
	/** Whether the caller's sampling decision takes precedence, if there is one. */
	readonly isParentBased: boolean;
}

/** OpenTelemetry's samplers. */
export const samplers = [
	"always_on",
	"always_off",
	"traceidratio",
	"parentbased_always_on",
	"parentbased_always_off",
	"parentbased_traceidratio",
] as const;

/** The supported OpenTelemetry variables. */
interface TracingVariables {
	readonly OTEL_SDK_DISABLED: boolean;
	readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
	readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
	readonly OTEL_EXPORTER_OTLP_HEADERS: Readonly<Record<string, string>>;
	readonly OTEL_SERVICE_NAME: string;
	readonly OTEL_RESOURCE_ATTRIBUTES: Readonly<Record<string, string>>;
	readonly OTEL_TRACES_SAMPLER: (typeof samplers)[number];
	readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/**
 * Reads OpenTelemetry's variables
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/); `undefined`
 * if they name no endpoint.
 */
export function readTracing(given: TracingVariables): Tracing | undefined {
	const base = given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
	const endpoint =
		given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
	if (!endpoint || given.OTEL_SDK_DISABLED) return undefined;
	const sampler = given.OTEL_TRACES_SAMPLER;
	const fixed = sampler.endsWith("always_on") ? 1 : 0;
	return {
		endpoint,
		headers: given.OTEL_EXPORTER_OTLP_HEADERS,
		resource: {
			...given.OTEL_RESOURCE_ATTRIBUTES,
			"service.name": given.OTEL_SERVICE_NAME,
		},
		ratio: sampler.endsWith("ratio") ? given.OTEL_TRACES_SAMPLER_ARG : fixed,
		isParentBased: sampler.startsWith("parentbased_"),
	};
}

/**
 * Parses `name=value,name=value` with percent-encoded values.
 *
 * @returns `undefined` if the text is malformed.
 */
export function parsePairs(text: string): Record<string, string> | undefined {
	const pairs: [string, string][] = [];
	for (const item of text.split(",")) {
		if (item.trim() === "") continue;
		const [, name, value = ""] =
			/^\s*([\w.!#$%&'*+^`|~-]+)\s*=\s*(.*?)\s*$/.exec(item) ?? [];
		const decoded = percentDecode(value);
		if (name === undefined || decoded === undefined) return undefined;
		pairs.push([name, decoded]);
	}
	return Object.fromEntries(pairs);
}
