import { ArticleRows } from "../sections/ArticleRows.tsx";
import { ExpertiseSection } from "../sections/ExpertiseSection.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { Later } from "../sections/Later.tsx";
import { LawSection } from "../sections/LawSection.tsx";
import { ServicesSection } from "../sections/ServicesSection.tsx";
import { TestimonialsSection } from "../sections/TestimonialsSection.tsx";

/** Its layout ends it with the two doors and the offices. */
export function HomePage() {
	return (
		<>
			<HomeHero />
			<Later>
				<ServicesSection />
				<ExpertiseSection />
				<LawSection />
				<TestimonialsSection>
					<ArticleRows />
				</TestimonialsSection>
			</Later>
		</>
	);
}
