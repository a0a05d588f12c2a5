/** The result of the last action: success, or why it was rejected. */
export function StaffNotice(props: {
	fault: string | undefined;
	done: string | undefined;
}) {
	const { fault, done } = props;
	if (!fault && !done) return null;
	return (
		<p className="notice" role={fault ? "alert" : "status"}>
			{fault ?? done}
		</p>
	);
}
