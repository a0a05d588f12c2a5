import { withoutMarks } from "../../shared/break-mark.ts";
import { weekDays } from "../../shared/week-days.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./OfficeWeek.module.css";
import { hoursOn } from "./office-hours.ts";

/** Weekly hours of all offices as a table. Each cell draws a bar on a scale from 6:00 to 20:00. */
export function OfficeWeek() {
	const { t } = useTranslation("offices");
	return (
		<>
			<div className={styles.scroll}>
				<table className={styles.week}>
					<caption className="visually-hidden">
						{withoutMarks(t("week.heading"))}
					</caption>
					<thead>
						<tr>
							<td />
							{weekDays.map((day) => (
								<th scope="col" key={day}>
									{t(`week.days.${day}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{t("items").map((office) => (
							<tr key={office.id}>
								<th scope="row">
									<a href={`#${office.id}`}>{office.name}</a>
								</th>
								{weekDays.map((day) => {
									const hours = hoursOn(office, day);
									return (
										<td key={day}>
											{hours ? (
												<>
													<svg
														viewBox="6 0 14 1"
														preserveAspectRatio="none"
														aria-hidden="true"
													>
														<rect
															x={hours.from}
															width={hours.to - hours.from}
															height="1"
														/>
													</svg>
													<span>{hours.text}</span>
												</>
											) : (
												<span className="visually-hidden">
													{t("week.closed")}
												</span>
											)}
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<small>{t("week.source")}</small>
		</>
	);
}
