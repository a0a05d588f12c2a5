import type { HiringModelId } from "../../shared/hiring-models.ts";
import { ModelLine } from "../hiring-models/ModelLine.tsx";
import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./ModelsTable.module.css";

const columns = ["employer", "visa", "fits", "watch"] as const;

type Row = Record<"model" | (typeof columns)[number], string>;

/** A comparison of hiring models, each drawn as a line. */
export function ModelsTable({
	models,
	rows,
}: {
	models: readonly HiringModelId[];
	rows: readonly Row[];
}) {
	const { t } = useTranslation("services");
	return (
		<table className={styles.models}>
			<thead>
				<tr>
					<th scope="col">{t("models.columns.model")}</th>
					<th scope="col" className="visually-hidden">
						{t("models.columns.line")}
					</th>
					{columns.map((column) => (
						<th scope="col" key={column}>
							{t(`models.columns.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{models.map((model, index) => {
					const row = rows[index];
					// In Chinese, a bracket stays in one piece.
					const [name, bracket] = row?.model.split(/(?=\uff08)/) ?? [];
					return row ? (
						<tr key={model}>
							<th scope="row">
								{name}
								{bracket ? (
									<>
										<wbr />
										<bdi>{bracket}</bdi>
									</>
								) : null}
							</th>
							<td>
								<ModelLine model={model} />
							</td>
							{columns.map((column) => (
								<td key={column} data-column={t(`models.columns.${column}`)}>
									<Lines as="span" text={row[column]} />
								</td>
							))}
						</tr>
					) : null;
				})}
			</tbody>
		</table>
	);
}
