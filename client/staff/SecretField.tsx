/** A password that is typed, with nothing beside it. */
export function SecretField(props: {
	/** Also the input's id: a page has each once. */
	name: string;
	label: string;
	autoComplete: "current-password" | "new-password";
}) {
	const { name, label, autoComplete } = props;
	return (
		<div className="field">
			<label htmlFor={name}>{label}</label>
			<input
				id={name}
				name={name}
				type="password"
				autoComplete={autoComplete}
				required
			/>
		</div>
	);
}
