import { useTranslation } from "../state/translation.ts";

/** Says that what follows is made up: a case, a quotation, a figure of the firm's own. */
export function Example() {
	const { t } = useTranslation();
	return <small className="example">{t("example")}</small>;
}
