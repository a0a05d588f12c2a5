import {
	answerForm,
	calculatorExamples,
	calculatorIds,
} from "../../shared/calculators/calculators.ts";
import { chosen } from "../../shared/calculators/outcome.ts";
import { CalculatorForm } from "../calculators/CalculatorForm.tsx";
import { CalculatorResult } from "../calculators/CalculatorResult.tsx";
import { CopySections } from "../sections/CopySections.tsx";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import { Paragraph } from "../sections/Lines.tsx";
import { useToday } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** A calculator: its form, the result with its arithmetic or an example, and the rule behind it. */
export function CalculatorPage() {
	const { t, page, locale, location } = useTranslation("calculators");
	const copy = usePageCopy();
	const today = useToday();
	const { calculator = "gratuity" } = page.params;
	const id = chosen(calculatorIds, calculator);
	const format = (value: number) =>
		value.toLocaleString(locale, {
			minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
			maximumFractionDigits: 4,
		});
	const answer = (query: string) => answerForm(id, query, today, format);
	const asked = answer(location.search);
	const isAsked = asked.outcome || Object.keys(asked.errors).length > 0;
	// Without an outcome, its rule is no longer known.
	const example = isAsked ? undefined : answer(calculatorExamples[id]);
	const isExample = example?.outcome !== undefined;
	const { typed, errors, outcome } = isExample ? example : asked;
	return (
		<>
			<SheetHead
				sheet={
					<>
						<section id="calculator">
							<h2>{t("form.heading")}</h2>
							{isExample ? <Paragraph text={t("form.example")} /> : null}
							<CalculatorForm id={id} typed={typed} errors={errors} />
						</section>
						{outcome ? (
							<section
								id={isExample ? undefined : "result"}
								data-phone={isExample ? "none" : undefined}
							>
								<h2>{t(isExample ? "result.example" : "result.heading")}</h2>
								<CalculatorResult
									outcome={outcome}
									isExample={isExample}
									format={format}
								/>
							</section>
						) : null}
					</>
				}
			/>
			<CopySections sections={copy.sections} />
		</>
	);
}
