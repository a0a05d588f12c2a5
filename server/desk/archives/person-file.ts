import type {
	DeliveryRecord,
	DeskRecord,
	EventRecord,
	FoundEnquiry,
} from "../desk-record.ts";

/**
 * All data stored about a person, for a right-of-access request (GDPR and UAE PDPL). Colleagues'
 * names are omitted, because they are other people's data.
 *
 * @param time now, in milliseconds since 1970.
 */
export function describePerson(
	person: readonly FoundEnquiry[],
	time: number,
): object {
	return {
		madeAt: writeUtc(time),
		enquiries: person.map(({ record, events, deliveries }) => ({
			...describeRecord(record),
			history: events.flatMap(describeEvent),
			deliveries: deliveries.map(describeDelivery),
		})),
	};
}

/** Without fields internal to the desk: the assignee, and what the deliveries already show. */
type Told = Exclude<keyof DeskRecord, "assignee" | "hasFailed">;

function describeRecord(record: DeskRecord): object {
	const { assignee: _, hasFailed: __, createdAt, ...told } = record;
	return {
		...told,
		createdAt: writeUtc(createdAt),
	} satisfies Record<Told, unknown>;
}

function describeEvent({ createdAt, ...event }: EventRecord): object[] {
	const at = writeUtc(createdAt);
	if (event.kind === "state") return [{ at, state: event.state }];
	return event.kind === "note" ? [{ at, note: event.text }] : [];
}

function describeDelivery(delivery: DeliveryRecord): object {
	const { kind, state, attempts, deliveredAt } = delivery;
	return {
		kind,
		state,
		attempts,
		deliveredAt: deliveredAt === null ? null : writeUtc(deliveredAt),
	};
}

function writeUtc(time: number): string {
	return new Date(time).toISOString();
}
