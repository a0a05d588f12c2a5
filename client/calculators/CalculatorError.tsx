import type { FieldName } from "../../shared/calculators/calculators.ts";
import type { FieldError } from "../../shared/calculators/fields.ts";
import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import { formatDay } from "./format-day.ts";

/** The error message of a field, if it has one. */
export function CalculatorError(props: {
	name: FieldName;
	error: FieldError | undefined;
}) {
	const { name, error } = props;
	const { t, locale } = useTranslation("calculators");
	if (!error) return null;
	return (
		<p className="field-error" id={`${name}-error`} role="alert">
			<Lines
				text={t(`errors.${error.code}`, {
					...error,
					...("day" in error ? { day: formatDay(error.day, locale) } : {}),
				})}
			/>
		</p>
	);
}
