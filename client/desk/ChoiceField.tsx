import { useId } from "react";

/** One of some values that a list is filtered by, or any. */
export function ChoiceField(props: {
	label: string;
	name: string;
	chosen: string | undefined;
	/** What any of them is called. */
	any: string;
	choices: readonly { readonly value: string; readonly text: string }[];
}) {
	const { any, choices, chosen = "", label, name } = props;
	const id = useId();
	return (
		<label htmlFor={id}>
			{label}
			<select id={id} name={name} defaultValue={chosen}>
				<option value="">{any}</option>
				{choices.map(({ value, text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
