import { useTranslation } from "../state/translation.ts";

/** Badge for made-up content: a case, a quotation, a figure of the firm's. */
export function Example() {
	const { t } = useTranslation();
	return <small className="example">{t("example")}</small>;
}
