import { useEffect, useRef, useState } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { createAsyncComponent } from "../state/async-component.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./SearchField.module.css";

const AsyncSuggestions = createAsyncComponent({
	load: async () => (await import("./SearchSuggestions.tsx")).SearchSuggestions,
	namespaces: ["search"],
	// Suggestions are optional.
	isSilent: true,
});

/** The search form. With scripts, it suggests pages while the visitor types. */
export function SearchField(props: {
	className?: string | undefined;
	/** The previous query. */
	query?: string;
}) {
	const { t, locale } = useTranslation();
	const input = useRef<HTMLInputElement>(null);
	const [isWanted, setWanted] = useState(false);
	// React misses a focus event from before hydration.
	useEffect(() => {
		if (document.activeElement === input.current) setWanted(true);
	}, []);
	return (
		<search className={props.className}>
			<form
				className={styles.form}
				action={hrefFor("search", locale)}
				aria-label={t("search.label")}
			>
				<input
					className={styles.input}
					ref={input}
					type="search"
					name="q"
					defaultValue={props.query}
					maxLength={200}
					autoComplete="off"
					enterKeyHint="search"
					aria-label={t("search.label")}
					placeholder={t("names.pages.search")}
					onFocus={() => setWanted(true)}
				/>
				<button className={styles.button} type="submit">
					{t("search.submit")}
				</button>
				{isWanted ? <AsyncSuggestions input={input} /> : null}
			</form>
		</search>
	);
}
