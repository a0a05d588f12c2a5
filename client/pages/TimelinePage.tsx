import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { Example } from "../sections/Example.tsx";
import { Paragraph, Paragraphs } from "../sections/Lines.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Scene } from "../sections/Scene.tsx";
import { Section } from "../sections/Section.tsx";
import { SectionParts } from "../sections/SectionParts.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import styles from "./TimelinePage.module.css";

/** The firm's history by year, then its work by place. */
export function TimelinePage() {
	const { page } = usePage();
	const [journey, ...others] = usePageCopy().sections;
	const [anchor, ...anchors] = anchorsOf(page);
	if (!journey) throw new Error("no journey");
	const { points = [], ...told } = journey;
	return (
		<>
			<PageIntro>
				<LocalNav />
			</PageIntro>
			<Section
				heading={journey.heading}
				id={anchor}
				layout="column"
				note={<SectionParts section={told} />}
				aside={<Scene />}
			>
				{journey.sample ? <Example /> : null}
				<Paragraphs texts={journey.paragraphs} />
				<ol className={styles.years}>
					{points.map(({ name, text }) => (
						<li key={name}>
							<h3>{name}</h3>
							<Paragraph text={text} />
						</li>
					))}
				</ol>
			</Section>
			<CopySections sections={others} anchors={anchors} />
		</>
	);
}
