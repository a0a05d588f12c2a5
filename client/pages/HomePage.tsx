import { ArticleRows } from "../sections/ArticleRows.tsx";
import { ExpertiseSection } from "../sections/ExpertiseSection.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { Later } from "../sections/Later.tsx";
import { LawSection } from "../sections/LawSection.tsx";
import { ServicesSection } from "../sections/ServicesSection.tsx";
import { TestimonialsSection } from "../sections/TestimonialsSection.tsx";

/** The home page. `PageClosing` adds its end. */
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
