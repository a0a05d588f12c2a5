/** A password field without hint or error. */
export function SecretField(props: {
	/** Also the input's id, so it must be unique on the page. */
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
