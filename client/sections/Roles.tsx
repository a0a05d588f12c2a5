import { roleId } from "../../shared/pages/anchors.ts";
import type { RoleCopy } from "../../shared/pages/page-copy.ts";
import { Lines, Paragraph } from "./Lines.tsx";
import styles from "./Roles.module.css";

/** The roles that a drawing's markers refer to, each with its qualifications. */
export function Roles({ roles }: { roles: readonly RoleCopy[] }) {
	return (
		<ol className={styles.roles}>
			{roles.map(({ name, text, paper }, index) => (
				<li key={name} id={roleId(index)}>
					<strong>{name}</strong>
					<Paragraph text={text} />
					<Lines as="small" text={paper} />
				</li>
			))}
		</ol>
	);
}
