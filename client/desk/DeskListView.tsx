import { type DeskList, enquiryStates } from "../../shared/enquiry/desk.ts";
import { deskFilePaths, deskSearch } from "../../shared/enquiry/desk-query.ts";
import { Section } from "../sections/Section.tsx";
import { StaffHead } from "../staff/StaffHead.tsx";
import { useTranslation } from "../state/translation.ts";
import { DeskFailures } from "./DeskFailures.tsx";
import { DeskFilterForm } from "./DeskFilterForm.tsx";
import { DeskNotice } from "./DeskNotice.tsx";
import { DeskPager } from "./DeskPager.tsx";
import { DeskTable } from "./DeskTable.tsx";
import { useDesk } from "./use-desk.ts";

/** The list of enquiries, newest first. */
export function DeskListView({ list }: { list: DeskList }) {
	const { filter } = useDesk();
	const { t, locale } = useTranslation("desk");
	const { rows, counts } = list;
	const files = deskFilePaths(locale);
	const isFiltered = Object.keys(filter).length > 0;
	const hasAny = enquiryStates.some((state) => counts[state] > 0);
	const emptiness = () => {
		if (!hasAny) return t("empty.all");
		return isFiltered ? t("empty.filtered") : t("empty.end");
	};
	return (
		<>
			<StaffHead>
				<a className="button" href={files.csv + deskSearch(filter)}>
					{t("list.export")}
				</a>
				{filter.position ? (
					<a className="button" href={files.cvs + deskSearch(filter)}>
						{t("list.cvs")}
					</a>
				) : null}
			</StaffHead>
			<Section heading={t("list.heading")} layout="below">
				<DeskNotice />
				<DeskFilterForm list={list} />
				{list.failures ? <DeskFailures failures={list.failures} /> : null}
				{rows.length > 0 ? (
					<>
						<DeskTable rows={rows} />
						<p>
							{t("list.rows", { count: rows.length })}
							<br />
							{t("timeZone")}
						</p>
					</>
				) : (
					<p>{list.isPartial ? null : emptiness()}</p>
				)}
				<DeskPager list={list} />
			</Section>
		</>
	);
}
