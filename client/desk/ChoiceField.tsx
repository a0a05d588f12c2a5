import { useId } from "react";

/** A select that filters a list by one value, or by none. */
export function ChoiceField(props: {
	label: string;
	name: string;
	chosen: string | undefined;
	/** Label of the option that matches all. */
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
