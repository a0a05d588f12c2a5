import { ArticleRows } from "../sections/ArticleRows.tsx";
import { ExpertiseSection } from "../sections/ExpertiseSection.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { LawSection } from "../sections/LawSection.tsx";
import { ServicesSection } from "../sections/ServicesSection.tsx";
import { TestimonialsSection } from "../sections/TestimonialsSection.tsx";

/** Its layout ends it with the two doors and the offices. */
export function HomePage() {
	return (
		<>
			<HomeHero />
			<ServicesSection />
			<ExpertiseSection />
			<LawSection />
			<TestimonialsSection>
				<ArticleRows />
			</TestimonialsSection>
		</>
	);
}
